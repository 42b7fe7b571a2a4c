/** What games/lacuna/wire.py sends. */
export type Letter = 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O';
export const LETTERS: readonly Letter[] = ['R', 'P', 'V', 'B', 'G', 'Y', 'O'];
export const METALS = ['gold', 'silver'] as const;

export interface FlowerShown {
  id: number;
  colour: Letter;
  x: number;
  y: number;
  /** Who takes it if no more pawns come; null for nobody. */
  seat: number | null;
  /** Squared distances of gold and silver, nearest first, as far as they were compared. */
  compared: [number, number][];
}

export interface ColourShown {
  colour: Letter;
  held: [number, number];
  leaning: [number, number];
  winner: number | null;
}

export interface Sizes {
  pond: number;
  flower: number;
  pawn: number;
  apart: number;
}

export interface View {
  phase: 'pick' | 'place' | 'done';
  turn: number | null;
  pick: 'before' | 'after';
  ends: 'closed' | 'open';
  tol: number;
  sizes: Sizes;
  hidden: boolean;
  flowers: FlowerShown[];
  pawns: [number, number][][];
  left: [number, number];
  colours: ColourShown[];
  decided: number | null;
}

export interface OpenPair {
  i: number;
  j: number;
  colour: Letter;
  steps: number;
  stretches: [number, number][];
}

export interface ClosedPair {
  i: number;
  j: number;
  colour: Letter;
  /** A flower, or a pawn of this metal. */
  what: 'flower' | 'gold' | 'silver';
  id: number;
  /** The colour of a flower. */
  by: Letter | '';
}

export type Choices =
  | { kind: 'pick'; moves: string[] }
  | { kind: 'place'; open: OpenPair[]; closed: ClosedPair[] };
