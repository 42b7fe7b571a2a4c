/** A colour is never alone: each pearl and raft carries the shape of the seat that has the same one everywhere else. */
import { seatShape } from '../../shell/seats';
import './colours.css';

const SEATS: Record<string, number> = { b: 0, r: 1, g: 2, y: 3 };

export const COLOURS = ['r', 'g', 'b', 'y'];

/** The seat that has this colour and shape everywhere else. */
export function mark(colour: string): number {
  return SEATS[colour] ?? 0;
}

export function fill(colour: string): string {
  return colour === 'r' ? 'var(--pearl-r)' : `var(--seat-${mark(colour)})`;
}

/** The shape in a box of 20. */
export function shape(colour: string): string {
  return seatShape(mark(colour));
}
