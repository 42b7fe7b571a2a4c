/** What `games/interactions/wire.py` sends, typed. */
export interface Laid {
  cell: string;
  owner: number;
  tile: string;
  front: boolean;
  value: number;
}

export interface Hand {
  available: string[];
  reserve: string[];
  hidden: boolean;
  spare: string | null;
  /** Only the wild player's: the tile put aside and the deck from the top, `?` where unknown. */
  aside?: string;
  pile?: string[];
}

export interface Score {
  tiles: number;
  fronts: number;
  spare?: string | null;
  bonus: number | null;
  zone: number | null;
  total: number;
}

export interface Answer {
  cell: string;
  turned: string[];
}

export interface View {
  players: number;
  solo: boolean;
  teams: boolean;
  bonus: boolean;
  territory: boolean;
  format: [number, number];
  cells: Laid[];
  hands: Hand[];
  scores: Score[];
  turn: number | null;
  phase: 'select' | 'place' | 'over';
  last: (Answer & { wild: Answer | null }) | null;
}

export interface SelectChoices {
  kind: 'select';
  tiles: string[];
}

export interface PlaceChoices {
  kind: 'place';
  tiles: string[];
  raise: string[];
  cells: string[];
  /** Tile, cell: the cells that would be turned over. */
  turns: Record<string, Record<string, string[]>>;
}

export type Choices = SelectChoices | PlaceChoices;
