/** A colour is never alone: each pearl and raft carries the shape that its seat has everywhere else. */
import { seatShape } from '../../shell/seats';

const SEATS: Record<string, number> = { b: 0, r: 1, g: 2, y: 3 };

export const COLOURS = ['r', 'g', 'b', 'y'];

export function fill(colour: string): string {
  return `var(--seat-${SEATS[colour] ?? 0})`;
}

/** The shape in a box of 20. */
export function shape(colour: string): string {
  return seatShape(SEATS[colour] ?? 0);
}
