/** What games/laguna/wire.py sends. */

export type Orient = 'H' | 'V';

export interface RaftTold {
  seat: number;
  colour: string;
  orient: Orient;
  row: number;
  col: number;
  /** Six characters, `-` for an open hole. */
  holes: string[];
  start: string;
  launched: boolean;
  touches: string[];
  at_volcano: boolean;
  beside: number[];
}

export interface SoloTold {
  moves: number;
  reef: number | null;
  par: number | null;
  solved: boolean;
  wrecked: boolean;
  target: Record<string, string>;
  volcano: number | null;
}

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

export interface Choices {
  moves: string[];
  stage: View['stage'];
  steps?: string[];
  currents?: string[];
  docks?: string[];
  partners?: number[];
  unload?: number[];
  end?: boolean;
  peek?: boolean;
}
