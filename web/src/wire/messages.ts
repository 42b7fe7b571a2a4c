/** Made from messages.py by `python -m ludotheque.server.schema`: change it there. */

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

/** Whoever sits there is called otherwise from now on; a name is held to what the set-up asks of one. */
export interface Rename {
  type: 'rename';
  seat: number;
  name: string;
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

/** What would a coach say now: one sentence at most. Refused wherever a hint is. */
export interface Coach {
  type: 'coach';
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
  coach: boolean;
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
  preparing: number[];
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

/** A hint or a coach's word: its place in the queue, its progress, then its result; a coach may have none. */
export interface Job {
  type: 'job';
  job: string;
  kind: 'hint' | 'coach';
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

export type FromClient = Hello | Move | Peek | Offer | Answer | Resume | Resign | Rename | Gone | Hint | Coach | Helped | Look | Stop | Ping;

export type FromServer = TableTold | LogTold | View | Past | Declined | Hinted | Refused | Job | Pong | Removed;
