/** What games/forma/wire.py sends. */
import type { Cell } from './shapes';

export interface Element {
  seat: number;
  shape: string;
  /** Which of the seat's colours. */
  colour: number;
  cells: Cell[];
}

export interface TrayTold {
  reserve: Record<string, number>;
  out: string[];
  placed: number;
  squares: number;
  obstacles: number;
  tower: number;
  bridges: number | null;
  left: number;
  discarded: number;
  total: number;
}

export interface View {
  size: [number, number];
  rows: string[];
  phase: 'field' | 'begin' | 'play' | 'over';
  turn: number;
  attempt: number;
  hand: string | null;
  colours: number;
  aid: boolean;
  take: boolean;
  elements: Element[];
  trays: TrayTold[];
}

/** Only the friendly mode has it: corners as a hexadecimal mask, bit `row * stride + col`. */
export interface Fit {
  cells: string;
  stride: number;
  corners: string;
}

export interface FieldOffer {
  kind: 'field';
  most: number;
  mutual: boolean;
  diagonal: boolean;
  presets: Record<string, Cell[]>;
}

export interface PlayOffer {
  kind: 'play';
  tray: string[];
  pass: boolean;
  fits?: Record<string, Fit[]>;
}

export type Choices = FieldOffer | PlayOffer | { kind: 'begin'; moves: string[] };

export interface BridgeTold {
  axis: 'NS' | 'EW';
  cells: Cell[];
}

export interface LineTold {
  placed: number;
  squares: number;
  obstacles: number;
  tower: number;
  bridges: BridgeTold[];
  reserve: number;
  discarded: number;
  total: number;
  /** More bridges are neither found nor refuted. */
  open?: boolean;
}
