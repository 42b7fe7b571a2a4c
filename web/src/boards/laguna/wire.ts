/** Made from games/laguna/faces/wire.py and services.py by `python -m ludotheque.server.schema`: change it there. */

/** A raft: `holes` are six characters, `-` for an open one; `beside` are the seats whose rafts it touches. */
export interface RaftTold {
  seat: number;
  colour: string;
  orient: 'H' | 'V';
  row: number;
  col: number;
  holes: string[];
  start: string;
  launched: boolean;
  touches: string[];
  at_volcano: boolean;
  beside: number[];
}

/** A puzzle: the moves so far, what a reef costs (null: the puzzle), and what is asked for. */
export interface SoloTold {
  moves: number;
  reef: number | null;
  par: number | null;
  solved: boolean;
  wrecked: boolean;
  target: Record<string, string>;
  volcano: number | null;
}

/** The whole picture: rows with `?` under pearls, islands, rafts, volcano, turn. */
export interface View {
  rows: string[];
  board: string;
  side: string;
  islands: Record<string, string>;
  pool: Record<string, number> | null;
  rafts: RaftTold[];
  colours: string[];
  delivered: number[];
  needed: number;
  stage: 'place' | 'pearl' | 'play';
  turn: number;
  phase: 'launch' | 'premove' | 'sail';
  turns: number;
  glass: number | null;
  call: boolean;
  max_pearls: number[];
  shown: boolean;
  over: boolean;
  solo: SoloTold | null;
  seat: number | null;
}

/** Before play: start places, or pearls and islands. */
export interface Placing {
  stage: 'place' | 'pearl';
  moves: string[];
}

/** In play: every legal move, and the parts that a board asks for first. */
export interface Sailing {
  stage: 'play';
  moves: string[];
  steps: string[];
  currents: string[];
  docks: string[];
  partners: number[];
  unload: number[];
  end: boolean;
  peek: boolean;
}

/** What a seat has delivered; alone, the moves it took. */
export interface SheetLine {
  seat: number;
  delivered: number;
  needed?: number;
  moves?: number;
}

/** The score sheet. */
export interface Detail {
  lines: SheetLine[];
}

export interface BoardQuestion {
  text: string;
}

/** One requirement of §7.2, whether it holds, and the figures that say so. */
export interface FindingTold {
  clause: string;
  holds: boolean;
  told: string;
}

/** What is wrong with the text, or else every requirement and the text in its canonical form. */
export interface Checked {
  problem: string | null;
  line: number;
  findings: FindingTold[];
  text?: string;
}

export interface SideQuestion {
  side: 'easy' | 'hard';
}

export interface BoardText {
  text: string;
}

/** The same number draws the same board. */
export interface SeedQuestion {
  side: 'easy' | 'hard';
  seed: number;
}

export type Choices = Placing | Sailing;

export type CheckQuestion = BoardQuestion;

export type CheckAnswer = Checked;

export type HouseQuestion = SideQuestion;

export type HouseAnswer = BoardText;

export type MakeQuestion = SeedQuestion;

export type MakeAnswer = BoardText;
