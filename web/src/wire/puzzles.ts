/** Made from puzzle_bodies.py by `python -m ludotheque.server.schema`: change it there. */

import type { EventTold, Json } from './messages';

/** A puzzle in a list: its goal is `<game>-puzzle-<goal>`, and `view` is what its picture shows. */
export interface PuzzleCard {
  game: string;
  id: string;
  goal: string;
  par: number | null;
  grade: number;
  themes: string[];
  seats: number;
  seat: number;
  view: Json;
}

/** A puzzle on its board; nothing in it tells the answer. */
export interface PuzzleTold {
  game: string;
  id: string;
  goal: string;
  par: number | null;
  grade: number;
  themes: string[];
  seats: number;
  seat: number;
  view: Json;
  moves: number;
  choices: Json;
  events: EventTold[];
  peeked: Json;
}

export interface ThemeCount {
  key: string;
  count: number;
}

export interface GradeCount {
  grade: number;
  count: number;
}

/** A page of a game's puzzles; `next` is what to ask for `after` this page, null on the last. */
export interface ShelfTold {
  game: string;
  count: number;
  themes: ThemeCount[];
  grades: GradeCount[];
  puzzles: PuzzleCard[];
  next: string | null;
  rating: number | null;
}

/** The solver's moves so far. `rated`: a first try counts for both sides; `day`: it is that day's puzzle. */
export interface PuzzleTried {
  moves: string[];
  rated: boolean;
  day: string | null;
}

/** A move as the solver sees it: whose it was, and the position after it. */
export interface MoveShown {
  seat: number | null;
  move: string;
  view: Json;
  events: EventTold[];
}

export interface RatingTold {
  before: number;
  after: number;
}

/** What the newest move and the answers to it did; `on`: it goes on. */
export interface PuzzleJudged {
  standing: 'on' | 'right' | 'wrong';
  shown: MoveShown[];
  choices: Json;
  peeked: Json;
  left: number | null;
  comes_to: EventTold | null;
  rating: RatingTold | null;
}

export interface PuzzleGivenUp {
  rated: boolean;
  day: string | null;
}

/** The solution move by move. */
export interface SolutionTold {
  shown: MoveShown[];
  rating: RatingTold | null;
}

/** The day's puzzle of a game and what was made of it; `missed`: how often something else was tried first. */
export interface DailyTold {
  puzzle: PuzzleCard;
  solved: boolean;
  missed: number;
  on_time: boolean;
}

/** A day's puzzles; a streak counts days on which one of them was solved in time. */
export interface TodayTold {
  day: string;
  puzzles: DailyTold[];
  streak: number;
  best: number;
}

/** A past day: the games solved in time, and those solved later. */
export interface DayTold {
  day: string;
  in_time: string[];
  late: string[];
}

export interface DaysTold {
  first: string;
  days: DayTold[];
}
