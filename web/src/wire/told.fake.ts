/** What a server would tell, for tests: whole messages of which a test names only what it is about. */
import type { GameTold, OptionTold, RungTold, TableState } from './bodies';
import type { LogEntry, OutcomeTold, SeatTold, TableTold, View } from './messages';
import type { MatchRecord } from './record';

export const seatTold = (seat: number, more: Partial<SeatTold> = {}): SeatTold => ({
  seat,
  kind: 'here',
  name: ['Ada', 'Bo', 'Cy', 'Dee'][seat] ?? '',
  level: null,
  taken: true,
  present: true,
  gone: false,
  ...more,
});

export const tableTold = (mine: number[], more: Partial<TableTold> = {}): TableTold => ({
  type: 'table',
  table: 't',
  game: 'interactions',
  options: {},
  number: 1,
  seats: [seatTold(0), seatTold(1)],
  mine,
  host: true,
  daily: null,
  counts: true,
  given: 0,
  hints: true,
  matches: [],
  ...more,
});

/** A table from afar: Ada's, against Bo, who is to play. */
export const stateTold = (more: Partial<TableState> = {}): TableState => ({
  gone: false,
  table: 't',
  game: 'lacuna',
  options: {},
  number: 1,
  seats: [seatTold(0), seatTold(1)],
  mine: [0],
  host: true,
  daily: null,
  over: false,
  outcome: null,
  waits: false,
  ply: 3,
  active: 0,
  seat: 0,
  view: null,
  ...more,
});

export const MAY = { takeback: true, resign: true, draw: false, hint: true, coach: true, rematch: false, anew: false, pause: false, resume: false, look: true, fork: false };

export const viewTold = (seat: number | null, more: Partial<View> = {}): View => ({
  type: 'view',
  seat,
  number: 1,
  turn: 1,
  ply: 0,
  to_move: 0,
  together: [],
  chosen: [],
  own_choice: null,
  view: { seen: seat },
  choices: null,
  since: 0,
  log: [],
  clock: null,
  offers: [],
  outcome: null,
  thinking: [],
  preparing: [],
  can: MAY,
  assisted: false,
  seal: null,
  secret: null,
  ...more,
});

export const entryTold = (ply: number, seat: number | null, more: Partial<LogEntry> = {}): LogEntry => ({
  ply,
  seat,
  move: `m${ply}`,
  events: [],
  ...more,
});

export const outcomeTold = (more: Partial<OutcomeTold> = {}): OutcomeTold => ({
  reason: 'count',
  scores: [7, 5],
  returns: [1, -1],
  winners: [0],
  detail: {},
  seat: null,
  ...more,
});

export const optionTold = (key: string, values: OptionTold['values'], more: Partial<OptionTold> = {}): OptionTold => ({
  key,
  values,
  clause: 'X-1',
  span: null,
  per_seat: false,
  distinct: false,
  only: {},
  value_only: [],
  ...more,
});

export const rungTold = (level: number, more: Partial<RungTold> = {}): RungTold => ({ level, grade: level, rating: null, error: null, ...more });

export const gameTold = (more: Partial<GameTold> = {}): GameTold => ({
  key: 'interactions',
  rules: 1,
  seats: [2],
  minutes: [10, 20],
  options: [],
  presets: {},
  ladders: [{ where: {}, rungs: [1, 2, 3, 4, 5].map((level) => rungTold(level)) }],
  solver: false,
  daily: false,
  lessons: false,
  puzzles: false,
  review: false,
  coach: false,
  youngest: false,
  glass: null,
  gentle: {},
  ...more,
});

export const matchRecord = (more: Partial<MatchRecord> = {}): MatchRecord => ({
  format: 1,
  game: 'lacuna',
  rules: 1,
  options: {},
  setup: '',
  seats: [],
  moves: ['a', 'b', 'c'],
  result: null,
  ...more,
});
