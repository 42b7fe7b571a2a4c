import { getContext, setContext, type Component } from 'svelte';

/** Seats carry colour, shape and name together, here and on every board. Shapes fit a 20 × 20 box. */
export const SEAT_SHAPES = [
  'M10 2.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6z',
  'M10 1.8l8.6 15.4h-17.2z',
  'M3 3h14v14h-14z',
  'M10 0.8l9.2 9.2l-9.2 9.2l-9.2-9.2z',
] as const;

export const seatShape = (seat: number): string => SEAT_SHAPES[seat % SEAT_SHAPES.length]!;
export const seatColour = (seat: number): string => `var(--seat-${seat % SEAT_SHAPES.length})`;
export const seatInk = (seat: number): string => `var(--seat-${seat % SEAT_SHAPES.length}-ink)`;

/** Which colour and shape a seat has; its own number, unless its match says otherwise (a raft may have another colour). */
export type Marks = (seat: number) => number;

const MARKS = Symbol('marks');

export function setMarks(marks: Marks): void {
  setContext(MARKS, marks);
}

export function marksHere(): Marks {
  return getContext<Marks | undefined>(MARKS) ?? ((seat) => seat);
}

/** A game's own mark of a seat (gold and silver domes), in place of the house's. */
export type OwnMark = Component<{ seat: number; size?: number }>;

const OWN = Symbol('own mark');

export function setOwnMark(mark: () => OwnMark | null): void {
  setContext(OWN, mark);
}

export function ownMarkHere(): () => OwnMark | null {
  return getContext<(() => OwnMark | null) | undefined>(OWN) ?? (() => null);
}
