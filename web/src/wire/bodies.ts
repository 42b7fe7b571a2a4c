/** Made from bodies.py by `python -m ludotheque.server.schema`: change it there. */

import type { EventTold, Json, LogEntry, OutcomeTold, Refused, SeatTold } from './messages';

export interface SeatWish {
  kind: 'here' | 'link' | 'bot';
  name?: string;
  level?: number | null;
}

/** `turn`: so much time for each turn. `game`: so much for the whole match, and `increment` a move.

`hourglass`, for games that have one: another glass; what is null is as the game has it. */
export interface ClockWish {
  kind: 'turn' | 'game' | 'hourglass';
  seconds: number;
  increment?: number;
  handover_ms?: number | null;
  grace_ms?: number | null;
  min_action_ms?: number | null;
  patient?: boolean | null;
}

/** A new table; with `record` the match goes on from its last move. */
export interface TableWish {
  game: string;
  options?: Record<string, Json>;
  seats: SeatWish[];
  setup?: string | null;
  record?: Record<string, Json> | null;
  begins?: 'lot' | number;
  clock?: ClockWish | null;
  daily?: boolean;
  day?: string | null;
  gentle?: boolean;
  hints?: boolean | null;
}

/** The host's token holds every `here` seat; each link seat has an invitation; `watch` only looks on. */
export interface TableMade {
  table: string;
  token: string;
  invitations: Record<number, string>;
  watch: string;
  address: string;
  local: boolean;
}

export interface TableAsked {
  table: string;
  token: string;
}

export interface TablesAsked {
  tables: TableAsked[];
}

/** A table from afar, as its token may see it. */
export interface TableState {
  gone: false;
  table: string;
  game: string;
  options: Record<string, Json>;
  number: number;
  seats: SeatTold[];
  mine: number[];
  host: boolean;
  daily: string | null;
  over: boolean;
  outcome: OutcomeTold | null;
  waits: boolean;
  ply: number;
  active: number;
  seat: number | null;
  view: Json;
}

/** The table or its token is unknown (`UNKNOWN_TOKEN`), or the table cannot be shown here (`OTHER_RULES`). */
export interface TableGone {
  gone: true;
  table: string;
  code: string;
}

/** What an invitation says before the seat is taken. */
export interface Invitation {
  table: string;
  game: string;
  options: Record<string, Json>;
  seat: number;
  taken: boolean;
  seats: SeatTold[];
  hints: boolean;
  clock: ClockWish | null;
  watch: string | null;
}

export interface TakeSeat {
  token: string;
  name?: string;
  bot?: boolean;
}

export interface Token {
  token: string;
}

export interface SeatTaken {
  table: string;
  token: string;
  seat: number;
}

export interface OptionTold {
  key: string;
  values: Json[];
  clause: string;
  span: [number, number] | null;
  per_seat: boolean;
  distinct: boolean;
  only: Record<string, Json[]>;
  value_only: ([Json, Record<string, Json[]>])[];
}

/** A level of bots to choose: `grade` says in a word how strong it is, 0 to 5, `rating` in Elo above the lowest. */
export interface RungTold {
  level: number;
  grade: number;
  rating: number | null;
  error: number | null;
}

/** The levels where these options are so; of several the first one holds. */
export interface LadderTold {
  where: Record<string, Json>;
  rungs: RungTold[];
}

/** A game of the catalog, for the home page and the set-up. */
export interface GameTold {
  key: string;
  rules: number;
  seats: number[];
  minutes: [number, number];
  options: OptionTold[];
  presets: Record<string, Record<string, Json>>;
  ladders: LadderTold[];
  solver: boolean;
  daily: boolean;
  lessons: boolean;
  puzzles: boolean;
  review: boolean;
  coach: boolean;
  youngest: boolean;
  glass: string | null;
  gentle: Record<string, Json>;
}

/** A record that was read, replayed and judged. */
export interface RecordTold {
  game: string;
  options: Record<string, Json>;
  seats: string[];
  plies: number;
  to_move: number | 'chance' | null;
  position: string;
  log: LogEntry[];
  outcome: OutcomeTold | null;
  assisted: boolean;
}

/** The record on a table of its own, to look through and to go on from. */
export interface RecordOpened {
  table: string;
  token: string;
  invitations: Record<number, string>;
  watch: string;
  address: string;
  local: boolean;
  record: RecordTold;
}

export interface Health {
  ok: boolean;
  version: string;
  address: string;
  local: boolean;
  tables: number;
  jobs: number;
}

export interface Live {
  ok: boolean;
}

/** Whether visitors may be sent here. */
export interface Ready {
  ok: boolean;
  store: boolean;
  draining: boolean;
}

/** A game's service is at work under this name. */
export interface ServiceAsked {
  job: string;
}

/** How far a service is; `result` once it is done, `error` where it refused the question. */
export interface ServiceTold {
  job: string;
  state: 'queued' | 'running' | 'done' | 'refused' | 'stopped' | 'failed';
  place: number;
  progress: Record<string, Json>;
  result: Json;
  error: Refused | null;
}

/** One match that counts in the statistics; `facts` are the game's own. */
export interface ResultTold {
  preset: string;
  daily: string | null;
  ended: number;
  reason: string;
  scores: number[];
  won: boolean;
  assisted: boolean;
  plies: number;
  milliseconds: number;
  facts: Record<string, Json>;
}

/** A player's matches of one game: a summary a preset as the game reckons it, and the newest ones. */
export interface StatisticsTold {
  game: string;
  presets: Record<string, Json>;
  newest: ResultTold[];
  days: string[];
}

/** A lesson in the list of its course; its title is `<game>-learn-<key>`. */
export interface LessonListed {
  key: string;
  steps: number;
  clauses: string[];
}

/** The lessons of a game in their order. */
export interface CourseTold {
  game: string;
  lessons: LessonListed[];
}

/** A position, a text, something marked, something to do: `asks` for a move, of which `answer` is a right one. */
export interface StepTold {
  text: string;
  marks: string[];
  asks: boolean;
  answer: string | null;
  seats: number;
  seat: number;
  view: Json;
  choices: Json;
  events: EventTold[];
  peeked: Json;
  outcome: OutcomeTold | null;
  passage: 'next' | 'later' | 'elsewhere' | null;
}

export interface LessonTold {
  game: string;
  key: string;
  steps: StepTold[];
}

export interface MoveTried {
  move: string;
}

/** The position after a move that was tried, and the key of what there is to say about it. */
export interface TriedTold {
  right: boolean;
  text: string | null;
  view: Json;
  events: EventTold[];
  outcome: OutcomeTold | null;
}
