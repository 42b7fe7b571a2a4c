/** Made from study_bodies.py by `python -m ludotheque.server.schema`: change it there. */

import type { EventTold, Json, OutcomeTold } from './messages';

/** A move of a tree and what is said about it; node 0 is the beginning, and has neither parent nor move. */
export interface NodeTold {
  node: number;
  parent: number | null;
  seat: number | null;
  move: string;
  events: EventTold[];
  comment: string;
  marks: string[];
  judgement: string;
}

/** Nodes come after their parents, siblings in their order, the main one first. */
export interface ChapterTold {
  chapter: number;
  title: string;
  start: Record<string, Json>;
  game: string;
  options: Record<string, Json>;
  seats: number;
  engine: boolean;
  nodes: NodeTold[];
}

export interface StudyTold {
  title: string;
  chapters: ChapterTold[];
}

/** A match that is over, for the bearer of a token of its table; `number` asks for an earlier one. */
export interface TableFrom {
  table: string;
  number: number | null;
}

export interface PuzzleFrom {
  game: string;
  id: string;
}

/** A new game; without a setup chance lays it out. */
export interface GameFrom {
  game: string;
  options: Record<string, Json>;
  setup: string | null;
}

/** Where an analysis begins: one of these. */
export interface AnalysisWish {
  file?: Record<string, Json> | null;
  table?: TableFrom | null;
  puzzle?: PuzzleFrom | null;
  game?: GameFrom | null;
}

/** A position by how it began and the moves since. */
export interface PositionAsked {
  start: Record<string, Json>;
  moves: string[];
}

/** One move more, of whoever is to move; null asks chance, where it is due. */
export interface MoveAsked {
  start: Record<string, Json>;
  moves: string[];
  move: string | null;
}

/** A position as whoever is to move there sees it. */
export interface PositionTold {
  seat: number;
  to_move: number | 'chance' | null;
  view: Json;
  choices: Json;
  peeked: Json;
  outcome: OutcomeTold | null;
  threat: boolean;
}

export interface MoveTold {
  seat: number | null;
  move: string;
  events: EventTold[];
}

/** The move as the rules write it, what chance added, and the position after that. */
export interface MoveMade {
  steps: MoveTold[];
  position: PositionTold;
}

export interface EngineAsked {
  start: Record<string, Json>;
  moves: string[];
  lines: number;
  threat: boolean;
}

export interface ReasonTold {
  key: string;
  facts: Record<string, Json>;
}

/** Chances are of each seat; `steps` are as many of the moves as can be told. */
export interface EngineLine {
  moves: string[];
  chances: number[];
  score: number | null;
  proven: boolean;
  reason: ReasonTold | null;
  steps: MoveTold[];
}

/** What the engine knows so far: the `progress` of its job, in the end the `result`. */
export interface EngineTold {
  seat: number;
  chances: number[];
  score: number | null;
  unit: string;
  proven: boolean;
  verdict: string;
  depth: number;
  nodes: number;
  lines: EngineLine[];
}

export interface NodeWish {
  node: number;
  parent?: number | null;
  move?: string;
  comment?: string;
  marks?: string[];
  judgement?: string;
}

/** A chapter as a browser holds it. */
export interface ChapterWish {
  title?: string;
  start: Record<string, Json>;
  nodes: NodeWish[];
}

export interface StudyWish {
  title?: string;
  chapters: ChapterWish[];
}

/** A study as a file, or a chapter of it, by its place, as a lesson or, from a node on, as a puzzle. */
export interface FileWish {
  study: StudyWish;
  kind?: 'study' | 'lesson' | 'puzzle';
  chapter?: number;
  node?: number;
  goal?: string;
}

export interface FileTold {
  name: string;
  text: string;
}

/** How the game began whose positions are to be puzzles. */
export interface GoalsAsked {
  start: Record<string, Json>;
}

/** What puzzles of a game ask for, by the keys of their words. */
export interface GoalsTold {
  goals: string[];
}

/** A study that is kept, with a token to edit it and one to read it. */
export interface StudyMade {
  study: string;
  edit: string;
  read: string;
  address: string;
  local: boolean;
}
