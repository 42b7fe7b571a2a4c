/** What games/lacunes/wire.py sends. Cells are counted in reading order; a card is `6H`, a gap `--`, unknown `??`. */
export const COLUMNS = 13;
export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export interface GapShown {
  cell: number;
  dead: 'king' | 'gap' | null;
  accepts: string[];
}

export interface View {
  cells: string[];
  /** The length of the run in place, by row. */
  kept: number[];
  gaps: GapShown[];
  placed: number;
  points: number | null;
  moves: number;
  redeals: { used: number; left: number | null };
  /** What a question about the position must say besides its cells. */
  rules: { twos: string; redeal: string; when: string };
  due: boolean;
  won: boolean;
  blocked: boolean;
  id: string | null;
}

export interface Step {
  move: string;
  card: string;
  from: number;
  to: number;
  row: number;
  column: number;
  gain: number;
}

export interface Choices {
  moves: Step[];
  redeal: boolean;
  /** The moves that carry everything home, where nothing is left to decide. */
  finish: string[] | null;
}

export const rankOf = (card: string): string => card[0] ?? '';
export const suitOf = (card: string): Suit => (card[1] ?? 'S') as Suit;
