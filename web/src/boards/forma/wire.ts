/** Made from games/forma/faces/wire.py by `python -m ludotheque.server.schema`: change it there. */

/** An element on the board; `colour` counts within its seat. */
export interface PlacedElement {
  seat: number;
  shape: string;
  colour: number;
  cells: ([number, number])[];
}

/** A bridge that counts, with its cells from edge to edge. */
export interface Bridge {
  axis: 'NS' | 'EW';
  cells: ([number, number])[];
}

/** What a seat holds, has lost and won; `built` are bridges that stand, `bridges` null while nobody counts all. */
export interface Tray {
  reserve: Record<string, number>;
  out: string[];
  placed: number;
  squares: number;
  obstacles: number;
  tower: number;
  bridges: number | null;
  built: Bridge[];
  left: number;
  discarded: number;
  total: number;
}

/** The board in the letters of the rule file, the elements with their identity, and everybody's tray. */
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
  elements: PlacedElement[];
  trays: Tray[];
}

/** What may be laid: the field is not laid by sight (FRM-A26). */
export interface FieldChoices {
  kind: 'field';
  most: number;
  mutual: boolean;
  diagonal: boolean;
  presets: Record<string, ([number, number])[]>;
}

/** Who may play the first element. */
export interface BeginChoices {
  kind: 'begin';
  moves: string[];
}

/** An orientation that fits somewhere: its top-left corners as a hexadecimal mask, bit `row * stride + col`. */
export interface Fit {
  cells: string;
  stride: number;
  corners: string;
}

export interface PlayChoices {
  kind: 'play';
  tray: string[];
  pass: boolean;
  fits?: Record<string, Fit[]>;
}

/** A seat's count line by line; `open` where more bridges are neither found nor refuted. */
export interface SeatSheet {
  placed: number;
  squares: number;
  obstacles: number;
  tower: number;
  bridges: Bridge[];
  reserve: number;
  discarded: number;
  total: number;
  open?: boolean;
}

/** The score sheet, a part a seat. */
export interface Detail {
  seats: SeatSheet[];
}

export type Choices = FieldChoices | BeginChoices | PlayChoices;
