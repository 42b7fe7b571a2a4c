/** Made from messages.py and bodies.py by `python -m ludotheque.server.schema`: change it there. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type OfferKind = 'takeback' | 'draw' | 'pause' | 'rematch' | 'anew';

/** The first message: a token (a seat's, a host's or a watcher's) and what is known already. */
export interface Hello {
  type: 'hello';
  token: string;
  since?: number;
  number?: number | null;
  turn?: number;
}

/** `turn` and `ply` are those of the view it answers; a stale one gets a fresh view and nothing else. */
export interface Move {
  type: 'move';
  seat: number;
  turn: number;
  ply: number;
  move: string;
}

export interface Peek {
  type: 'peek';
  seat: number;
  on: boolean;
}

export interface Offer {
  type: 'offer';
  seat: number;
  offer: 'takeback' | 'draw' | 'pause' | 'rematch' | 'anew';
}

export interface Answer {
  type: 'answer';
  seat: number;
  offer: 'takeback' | 'draw' | 'pause' | 'rematch' | 'anew';
  yes: boolean;
}

/** Let the clock run again after a pause; nobody is asked. */
export interface Resume {
  type: 'resume';
  seat: number;
}

export interface Resign {
  type: 'resign';
  seat: number;
}

/** What to do about a seat whose person has been gone for two minutes. */
export interface Gone {
  type: 'gone';
  seat: number;
  what: 'bot' | 'end';
}

export interface Hint {
  type: 'hint';
  seat: number;
}

/** The seat asks a service of the game for help: the match counts as assisted, as with a hint. */
export interface Helped {
  type: 'helped';
  seat: number;
}

/** Ask for a past position of this match, as the asker may see it now. */
export interface Look {
  type: 'look';
  seat: number | null;
  ply: number;
}

export interface Stop {
  type: 'stop';
  job: string;
}

export interface Ping {
  type: 'ping';
}

export interface EventTold {
  key: string;
  facts: Record<string, Json>;
}

/** One move of the match as the reader may know it: `seat` is null where nobody made it. */
export interface LogEntry {
  ply: number;
  seat: number | null;
  move: string;
  events: EventTold[];
}

/** `here`: on the host's screen; `link`: by invitation; `taken` tells whether somebody sits there. */
export interface SeatTold {
  seat: number;
  kind: 'here' | 'link' | 'bot';
  name: string;
  level: number | null;
  taken: boolean;
  present: boolean;
  gone: boolean;
}

export interface OfferTold {
  offer: 'takeback' | 'draw' | 'pause' | 'rematch' | 'anew';
  seat: number;
  accepted: number[];
  waiting: number[];
}

/** Milliseconds left a seat at the moment of sending; `running` names the seats whose time runs.

`detail` holds the settings, why it stands (`pause`, `away` or null), `by` (the seat that asked for the pause, where
that is known), and for a glass what is drawn of it (`waits`: it stands until the seat's first action). */
export interface ClockTold {
  left: (number | null)[];
  running: number[];
  detail: Record<string, Json>;
}

export interface OutcomeTold {
  reason: string;
  scores: number[];
  returns: number[];
  winners: number[];
  detail: Record<string, Json>;
  seat: number | null;
}

/** What the reader may ask for now. */
export interface Can {
  takeback: boolean;
  resign: boolean;
  draw: boolean;
  hint: boolean;
  rematch: boolean;
  anew: boolean;
  pause: boolean;
  resume: boolean;
  look: boolean;
  fork: boolean;
}

/** Who sat in a seat of a match that is over; `now` is the seat of that chair in the match that is on. */
export interface SatTold {
  kind: 'here' | 'link' | 'bot';
  name: string;
  level: number | null;
  now: number;
}

export interface EndedTold {
  reason: string;
  scores: number[];
  winners: number[];
  seat: number | null;
}

/** A match of the table that is over; its record is fetched by its number. */
export interface MatchTold {
  number: number;
  seats: SatTold[];
  ended: EndedTold | null;
}

/** Who sits at the table and what is played; sent first and whenever it changes. */
export interface TableTold {
  type: 'table';
  table: string;
  game: string;
  options: Record<string, Json>;
  number: number;
  seats: SeatTold[];
  mine: number[];
  host: boolean;
  daily: string | null;
  counts: boolean;
  given: number;
  hints: boolean;
  matches: MatchTold[];
}

/** A part of a long log, sent before the view that it belongs to: entries from `since` on. */
export interface LogTold {
  type: 'log';
  seat: number | null;
  number: number;
  since: number;
  log: LogEntry[];
}

/** The match as one seat may see it; the log is whole from entry `since` on. */
export interface View {
  type: 'view';
  seat: number | null;
  number: number;
  turn: number;
  ply: number;
  to_move: number | 'chance' | null;
  together: number[];
  chosen: number[];
  own_choice: string | null;
  view: Json;
  choices: Json;
  since: number;
  log: LogEntry[];
  clock: ClockTold | null;
  offers: OfferTold[];
  outcome: OutcomeTold | null;
  thinking: number[];
  can: Can;
  assisted: boolean;
  seal: string | null;
  secret: string | null;
}

/** A past position, masked as the present is. */
export interface Past {
  type: 'past';
  seat: number | null;
  ply: number;
  view: Json;
}

/** `seat` has said no to what the reader offered. */
export interface Declined {
  type: 'declined';
  offer: 'takeback' | 'draw' | 'pause' | 'rematch' | 'anew';
  seat: number;
}

/** `seat` has taken a hint: where people play at several screens, all of them are told. */
export interface Hinted {
  type: 'hinted';
  seat: number | null;
}

export interface Refused {
  type: 'refused';
  code: string;
  clause: string | null;
  facts: Record<string, Json>;
}

/** A hint or another piece of work: its place in the queue, its progress, then its result. */
export interface Job {
  type: 'job';
  job: string;
  kind: 'hint';
  state: 'queued' | 'running' | 'done' | 'refused' | 'stopped' | 'failed';
  progress: Record<string, Json>;
  result: Record<string, Json> | null;
}

export interface Pong {
  type: 'pong';
}

/** The table was deleted. */
export interface Removed {
  type: 'removed';
}

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
  watch: string | null;
}

export interface TakeSeat {
  token: string;
  name?: string;
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

/** A game of the catalog, for the home page and the set-up. */
export interface GameTold {
  key: string;
  rules: number;
  seats: number[];
  minutes: [number, number];
  options: OptionTold[];
  presets: Record<string, Record<string, Json>>;
  levels: number[];
  solver: boolean;
  daily: boolean;
  lessons: boolean;
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
}

export type FromClient = Hello | Move | Peek | Offer | Answer | Resume | Resign | Gone | Hint | Helped | Look | Stop | Ping;

export type FromServer = TableTold | LogTold | View | Past | Declined | Hinted | Refused | Job | Pong | Removed;
