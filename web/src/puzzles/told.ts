/** What the server tells of puzzles. */
import type { EventTold, Json } from '../wire/messages';

export interface PuzzleCard {
  id: string;
  goal: string;
  par: number | null;
  grade: number;
  themes: string[];
  seats: number;
  seat: number;
  view: Json;
}

export interface PuzzlesTold {
  game: string;
  count: number;
  themes: { key: string; count: number }[];
  grades: { grade: number; count: number }[];
  puzzles: PuzzleCard[];
  next: string | null;
}

export interface PuzzleTold extends PuzzleCard {
  game: string;
  choices: Json;
  events: EventTold[];
  peeked: Json;
  line: number;
}

export interface ShownMove {
  seat: number | null;
  move: string;
  view: Json;
  events: EventTold[];
}

export interface TriedPuzzle {
  state: 'on' | 'right' | 'wrong';
  shown: ShownMove[];
  choices: Json;
  left: number | null;
  rating?: { before: number; after: number } | null;
}

export interface SolutionTold {
  moves: string[];
  shown: ShownMove[];
}
