/** Words of the game that the wire does not declare: the colours in order, the metals by seat, what events tell. */
import type { EventTold } from '../../wire/messages';
import type { Point } from './geometry';
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

/** A placement as its event tells it: who, which pawn, where, and the two flowers that it took. */
export interface Placement extends PawnName {
  colour: Letter;
  at: Point;
  taken: [Point, Point];
}

/** The placements among what happened, oldest first. */
export function placements(events: readonly EventTold[]): Placement[] {
  return events.filter((event) => event.key === 'placed').map(({ facts }) => {
    const number = (key: string): number => Number(facts[key] ?? 0);
    return {
      seat: number('seat'), number: number('number'), colour: facts.colour as Letter,
      at: { x: number('x'), y: number('y') },
      taken: [{ x: number('ax'), y: number('ay') }, { x: number('bx'), y: number('by') }],
    };
  });
}

/** Colour by colour, and then by number. */
export function byColour<Flower extends { id: number; colour: Letter }>(flowers: readonly Flower[]): Flower[] {
  return [...flowers].sort((a, b) => LETTERS.indexOf(a.colour) - LETTERS.indexOf(b.colour) || a.id - b.id);
}
