/** Words of the game that the wire does not declare: the colours in order, the metals by seat, what events tell. */
import type { EventTold } from '../../wire/messages';
import type { FlowerShown } from './wire';

export type Letter = FlowerShown['colour'];
export const LETTERS: readonly Letter[] = ['R', 'P', 'V', 'B', 'G', 'Y', 'O'];

export type Metal = 'gold' | 'silver';
/** By seat. */
export const METALS: readonly [Metal, Metal] = ['gold', 'silver'];

/** A number for gold and one for silver. */
export type Both = [number, number];

/** A pawn by its seat and by the order of placing. */
export interface PawnName {
  seat: number;
  number: number;
}

/** The pawn that the newest move placed. */
export function newestPawn(events: readonly EventTold[]): PawnName | null {
  const { seat, number } = events.find((event) => event.key === 'placed')?.facts ?? {};
  return typeof seat === 'number' && typeof number === 'number' ? { seat, number } : null;
}

/** Colour by colour, and then by number. */
export function byColour<Flower extends { id: number; colour: Letter }>(flowers: readonly Flower[]): Flower[] {
  return [...flowers].sort((a, b) => LETTERS.indexOf(a.colour) - LETTERS.indexOf(b.colour) || a.id - b.id);
}
