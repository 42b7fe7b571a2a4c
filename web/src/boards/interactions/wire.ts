/** Made from games/interactions/faces/wire.py by `python -m ludotheque.server.schema`: change it there. */

/** A tile on the Territory and the value it shows. */
export interface LaidTile {
  cell: string;
  owner: number;
  tile: string;
  front: boolean;
  value: number;
}

/** The tiles in front of a player, `?` where unknown; `spare` is the 7th, once it is the only one left. */
export interface Hand {
  available: string[];
  reserve: string[];
  hidden: boolean;
  spare: string | null;
}

/** The wild player's tile put aside, and the pile from the top; `?` where unknown. */
export interface WildPile {
  aside: string;
  pile: string[];
}

/** One player's lines of the count; `zone` is null where the territorial variant is off. */
export interface Score {
  tiles: number;
  fronts: number;
  spare: string | null;
  bonus: number;
  zone: number | null;
  total: number;
}

/** Where a tile went and what it turned over. */
export interface Placement {
  cell: string;
  turned: string[];
}

/** The newest placement and, alone against the wild player, its answer. */
export interface LastTurn {
  cell: string;
  turned: string[];
  wild: Placement | null;
}

/** Everything that the board draws. */
export interface View {
  players: number;
  solo: boolean;
  teams: boolean;
  bonus: boolean;
  territory: boolean;
  format: [number, number];
  cells: LaidTile[];
  hands: Hand[];
  wild: WildPile | null;
  scores: Score[];
  turn: number | null;
  phase: 'select' | 'place' | 'over';
  last: LastTurn | null;
}

/** Two of these come up first. */
export interface SelectChoices {
  kind: 'select';
  tiles: string[];
}

/** Tiles, cells, and what may be raised; by tile and cell: what it `turns`, what the wild player `answers`, and on the last turn what the tile that one `keeps` would add then. */
export interface PlaceChoices {
  kind: 'place';
  tiles: string[];
  raise: string[];
  cells: string[];
  turns: Record<string, Record<string, string[]>>;
  answers: Record<string, Record<string, Placement>> | null;
  keeps: Record<string, Record<string, number>> | null;
}

/** The score sheet: the lines of every owner, the teams' scores, the grade of a player alone. */
export interface Detail {
  seats: Score[];
  teams?: number[];
  grade?: 'lost' | 'first-steps' | 'in-the-making' | 'no-secrets';
  rated?: boolean;
}

export type Choices = SelectChoices | PlaceChoices;
