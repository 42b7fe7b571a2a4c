/** Made from games/lacunes/faces/wire.py and services.py by `python -m ludotheque.server.schema`: change it there. */

/** A gap, why it is dead if it is, and the cards it accepts. */
export interface Gap {
  cell: number;
  dead: 'king' | 'gap' | null;
  accepts: string[];
}

/** Redeals used, and left: null where they are unlimited. */
export interface Redeals {
  used: number;
  left: number | null;
}

/** What a question about the position must say besides its cells. */
export interface RoundOptions {
  twos: 'free' | 'locked';
  redeal: 'aces' | 'after';
  when: 'blocked' | 'any';
}

/** The position: a card is `6H`, a gap `--`, an unknown cell `??`; `kept` is the run in place of each row. */
export interface View {
  cells: string[];
  kept: number[];
  gaps: Gap[];
  placed: number;
  points: number | null;
  moves: number;
  redeals: Redeals;
  rules: RoundOptions;
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

/** `finish` is the line that carries everything home, where nothing is left to decide. */
export interface Choices {
  moves: Step[];
  redeal: boolean;
  finish: string[] | null;
}

/** The run of one row, counted from 1; no suit where it is empty. */
export interface DetailRow {
  row: number;
  suit: 'C' | 'D' | 'H' | 'S' | null;
  placed: number;
}

/** The score sheet; cost and points in the scored version only. */
export interface Detail {
  rows: DetailRow[];
  placed: number;
  redeals: number;
  moves: number;
  cost?: number;
  points?: number;
}

/** A record, by what it must have; its other keys are those of docs/formats/record.md. */
export interface GivenRecord {
  game: string;
  setup: string;
  moves: string[];
}

/** A position: a setup with options and moves, or a whole record. */
export interface PositionQuestion {
  setup?: string;
  options?: Record<string, number | string>;
  moves?: string[];
  record?: GivenRecord;
}

/** A deal as the board draws it, and its exact id. */
export interface DealAnswer {
  view: View;
  id: string;
}

/** Another `attempt` searches in another order. */
export interface VerdictQuestion {
  setup?: string;
  options?: Record<string, number | string>;
  moves?: string[];
  record?: GivenRecord;
  attempt?: number;
}

/** A solution; `grade` says how hard a winnable deal is that nobody has touched. */
export interface VerdictAnswer {
  verdict: 'winnable' | 'lost' | 'unknown';
  moves: string[] | null;
  states: number;
  seconds: number;
  memory_mb: number;
  proof: 'replayed' | 'exhausted' | 'none';
  grade: 'easy' | 'medium' | 'hard' | null;
}

/** The number to begin at, a random one where it is missing, and the grade wished for, any where it is null. */
export interface WinnableQuestion {
  options?: Record<string, number | string>;
  first?: number;
  grade?: 'easy' | 'medium' | 'hard' | null;
}

/** A winnable deal, how many moves its line has, and how many deals before it were passed over. */
export interface WinnableAnswer {
  setup: string;
  moves: number;
  grade: 'easy' | 'medium' | 'hard';
  passed_over: number;
}

/** A line with what it keeps; the chance after the redeal is simulated, null where no redeal is left. */
export interface AdviceAnswer {
  verdict: 'winnable' | 'lost' | 'unknown';
  line: string[];
  kept: number;
  chance: number | null;
  redeal: boolean;
}

/** A record, the secret of its match in 16 hexadecimal digits, and how many moves the match was given. */
export interface FairnessQuestion {
  record: GivenRecord;
  secret: string;
  since?: number;
}

/** The seal of the secret, the redeals looked at, and whether all of them came from it. */
export interface FairnessAnswer {
  seal: string;
  redeals: number;
  fair: boolean;
}

export type DealQuestion = PositionQuestion;

export type AdviceQuestion = PositionQuestion;
