/** Made from games/lacuna/faces/wire.py by `python -m ludotheque.server.schema`: change it there. */

/** Radii, and the distance kept when scattering, in hundredths of a millimetre. */
export interface SizesShown {
  pond: number;
  flower: number;
  pawn: number;
  apart: number;
}

/** `seat` takes it if no more pawns come, by the squared distances compared, nearest first; null is nobody. */
export interface FlowerShown {
  id: number;
  colour: 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O';
  x: number;
  y: number;
  where: 'middle' | 'near-right' | 'near-lower-right' | 'near-bottom' | 'near-lower-left' | 'near-left' | 'near-upper-left' | 'near-top' | 'near-upper-right' | 'right' | 'lower-right' | 'bottom' | 'lower-left' | 'left' | 'upper-left' | 'top' | 'upper-right';
  seat: number | null;
  compared: ([number, number])[];
}

/** Flowers held for good, those leaning by the pawns so far, and the seat that nobody can take it from. */
export interface ColourShown {
  colour: 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O';
  held: [number, number];
  leaning: [number, number];
  winner: number | null;
}

/** The pond as it stands; `decided` is the seat that has won already. */
export interface View {
  phase: 'pick' | 'place' | 'done';
  turn: number | null;
  pick: 'before' | 'after';
  ends: 'closed' | 'open';
  tol: number;
  sizes: SizesShown;
  hidden: boolean;
  flowers: FlowerShown[];
  pawns: [([number, number])[], ([number, number])[]];
  left: [number, number];
  colours: ColourShown[];
  decided: number | null;
}

/** The colours or flowers to pick, as moves. */
export interface PickChoices {
  kind: 'pick';
  moves: string[];
}

/** Flowers i and j with the stretches of their line where a pawn may stand, both ends included. */
export interface OpenPair {
  i: number;
  j: number;
  colour: 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O';
  steps: number;
  stretches: ([number, number])[];
}

/** Flowers i and j with what stands on their line: a flower and its colour, or a pawn by its number. */
export interface ClosedPair {
  i: number;
  j: number;
  colour: 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O';
  what: 'flower' | 'gold' | 'silver';
  id: number;
  by: 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O' | '';
}

/** Every pair of the pond. */
export interface PlaceChoices {
  kind: 'place';
  open: OpenPair[];
  closed: ClosedPair[];
}

/** A flower of phase 2 with the squared distances compared. */
export interface AllocationTold {
  id: number;
  colour: 'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O';
  compared: ([number, number])[];
}

/** The score sheet: flowers by colour and seat, those each seat took in phase 2, and those nobody took. */
export interface Detail {
  flowers: Record<'R' | 'P' | 'V' | 'B' | 'G' | 'Y' | 'O', [number, number]>;
  taken: [AllocationTold[], AllocationTold[]];
  nobody: AllocationTold[];
}

export type Choices = PickChoices | PlaceChoices;
