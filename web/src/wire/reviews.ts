/** Made from review_bodies.py by `python -m ludotheque.server.schema`: change it there. */

import type { Json, LogEntry, OutcomeTold, SeatTold } from './messages';
import type { MoveShown } from './puzzles';

/** `deep` takes ten times as long; `number`: an earlier match of the table. */
export interface ReviewWish {
  depth?: 'quick' | 'deep';
  number?: number | null;
}

/** How far a review is. `none`: nobody has asked for one; `done`: it can be read. */
export interface ReviewState {
  state: 'none' | 'queued' | 'running' | 'done' | 'failed';
  place: number;
  share: number | null;
  depth: 'quick' | 'deep' | null;
}

/** Why a line is good: `<game>-hint-<key>` with its facts. */
export interface ReasonTold {
  key: string;
  facts: Record<string, Json>;
}

export interface LineTold {
  moves: string[];
  chances: number[];
  score: number | null;
  proven: boolean;
  reason: ReasonTold | null;
}

/** A move, or the moves of a turn: `chances` after it, what it cost, and what was `best` before it. */
export interface DecisionTold {
  ply: number;
  seat: number | null;
  move: string;
  chances: number[];
  score: number | null;
  proven: boolean;
  best: LineTold | null;
  loss: number;
  judgement: 'only' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | null;
  verdict: 'winnable' | 'lost' | 'unknown' | '';
  certain: boolean;
  stake: number;
  phase: string;
  given: number;
  weight: number;
  hinted: boolean;
  failed: boolean;
}

/** A decision worth going back to, and why. */
export interface MomentTold {
  ply: number;
  kind: 'fatal' | 'thrown' | 'passed' | 'turned' | 'missed' | 'slip' | 'given' | 'failed' | 'only' | 'hinted' | 'fell' | 'raised' | 'luck';
}

export interface PhaseTold {
  phase: string;
  moves: number;
  loss: number;
  accuracy: number;
}

/** What a seat made of its game; `accuracy` in percent. */
export interface SummaryTold {
  seat: number;
  accuracy: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  loss: number;
  phases: PhaseTold[];
  moments: MomentTold[];
  hinted: number;
}

/** The review itself, the same for everybody. */
export interface JudgedTold {
  engine: string;
  unit: string;
  before: number[];
  plies: DecisionTold[];
  summary: SummaryTold[];
  turning: number[];
  moments: MomentTold[];
  fatal: number | null;
}

/** A match judged, with what its board needs; `seat`: whose eyes see it. */
export interface ReviewTold {
  table: string;
  number: number;
  game: string;
  options: Record<string, Json>;
  seats: SeatTold[];
  mine: number[];
  seat: number;
  plies: number;
  log: LogEntry[];
  outcome: OutcomeTold | null;
  assisted: boolean;
  depth: 'quick' | 'deep';
  made: number;
  stale: boolean;
  review: JudgedTold;
}

/** The positions of the line from `since` on. */
export interface PositionsTold {
  since: number;
  views: Json[];
}

/** The best line at a decision, move by move. */
export interface BetterTold {
  shown: MoveShown[];
}

/** Where another move is asked for, as whoever decided there saw it. */
export interface AskedAgain {
  ply: number;
  seat: number;
  view: Json;
  choices: Json;
  peeked: Json;
}

/** Moves in the place of the decision at `ply`, all of one turn. */
export interface TriedAgain {
  ply: number;
  moves: string[];
  number: number | null;
}

/** What they did. `on`: the turn goes on; `right`: as good as the best; `better`: than what was played. */
export interface JudgedAgain {
  standing: 'on' | 'right' | 'better' | 'wrong';
  shown: MoveShown[];
  choices: Json;
  peeked: Json;
  chances: number[] | null;
  loss: number | null;
  judgement: string | null;
}
