/** The few things asked over HTTP; a refusal carries a code that the page puts into words. */
import { player } from '../player';
import type {
  CourseTold,
  GameTold,
  Invitation,
  LessonTold,
  SeatTaken,
  ServiceAsked,
  ServiceTold,
  StatisticsTold,
  TableAsked,
  TableGone,
  TableMade,
  TableState,
  TableWish,
  TriedTold,
} from './bodies';
import type { DaysTold, PuzzleGivenUp, PuzzleJudged, PuzzleTold, PuzzleTried, ShelfTold, SolutionTold, TodayTold } from './puzzles';
import type { AskedAgain, BetterTold, JudgedAgain, PositionsTold, ReviewState, ReviewTold, ReviewWish, TriedAgain } from './reviews';
import type { Json } from './messages';
import type { MatchRecord } from './record';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly clause: string | null = null,
    readonly facts: Record<string, Json> = {},
  ) {
    super(code);
  }
}

export const games = () => call<GameTold[]>('GET', '/api/games');
export const makeTable = (wish: TableWish) => call<TableMade>('POST', '/api/tables', wish, undefined, player());
/** A player's matches with the summaries as their game reckons them. */
export type StatisticsOf<Summary> = Omit<StatisticsTold, 'presets'> & { presets: Record<string, Summary> };
export const statistics = <Summary = Json>(game: string) =>
  call<StatisticsOf<Summary>>('GET', `/api/statistics?game=${encodeURIComponent(game)}`, undefined, undefined, player());
/** How these tables stand, each as its token may see it, in their order. */
export const tableStates = (tables: readonly TableAsked[]) => call<(TableState | TableGone)[]>('POST', '/api/tables/states', { tables });
export const invitation = (token: string) => call<Invitation>('POST', '/api/invitation', { token });
export const takeSeat = (token: string, name: string) => call<SeatTaken>('POST', '/api/take', { token, name });
/** Of the match that is on, or of an earlier one by its number. */
export const record = (table: string, token: string, number?: number) =>
  call<MatchRecord>('GET', `/api/tables/${table}/record${number === undefined ? '' : `?number=${number}`}`, undefined, token);
export const course = (game: string) => call<CourseTold>('GET', `/api/games/${game}/course`);
export const lesson = (game: string, key: string) => call<LessonTold>('GET', `/api/games/${game}/course/${encodeURIComponent(key)}`);
/** What a move does in a step of a lesson. */
export const attempt = (game: string, key: string, step: number, move: string) =>
  call<TriedTold>('POST', `/api/games/${game}/course/${encodeURIComponent(key)}/${step}`, { move });
/** A page of a game's puzzles, by what stands after the question mark. */
export const puzzles = (game: string, asked: string) => call<ShelfTold>('GET', `/api/games/${game}/puzzles${asked ? `?${asked}` : ''}`, undefined, undefined, player());
export const puzzle = (game: string, id: string) => call<PuzzleTold>('GET', `/api/games/${game}/puzzles/${encodeURIComponent(id)}`);
export const nextPuzzle = (game: string, asked: string) => call<PuzzleTold>('GET', `/api/games/${game}/puzzles/next${asked ? `?${asked}` : ''}`, undefined, undefined, player());
/** What the newest of one's own moves does. */
export const tryPuzzle = (game: string, id: string, tried: PuzzleTried) =>
  call<PuzzleJudged>('POST', `/api/games/${game}/puzzles/${encodeURIComponent(id)}`, tried, undefined, player());
export const puzzleSolution = (game: string, id: string, wish: PuzzleGivenUp) =>
  call<SolutionTold>('POST', `/api/games/${game}/puzzles/${encodeURIComponent(id)}/solution`, wish, undefined, player());
/** The puzzles of a day, and what was made of them. */
export const today = (day: string) => call<TodayTold>('GET', `/api/today?day=${day}`, undefined, undefined, player());
/** What was solved on the days of a month. */
export const days = (month: string) => call<DaysTold>('GET', `/api/days?month=${month}`, undefined, undefined, player());
/** A match of a table that is over, to be judged or read. */
export interface Judged {
  table: string;
  token: string;
  number: number | null;
}
const reviewAt = ({ table, number }: Judged, what: string, asked: Record<string, number> = {}): string => {
  const query = new URLSearchParams(Object.entries({ ...asked, ...(number === null ? {} : { number }) }).map(([key, value]) => [key, String(value)]));
  return `/api/tables/${table}/review${what}${query.size > 0 ? `?${query.toString()}` : ''}`;
};
export const askReview = (of: Judged, wish: ReviewWish) => call<ReviewState>('POST', `/api/tables/${of.table}/review`, { ...wish, number: of.number }, of.token);
/** End the work on one; what was there before stays. */
export const stopReview = (of: Judged) => call<ReviewState>('DELETE', reviewAt(of, ''), undefined, of.token);
export const reviewState = (of: Judged) => call<ReviewState>('GET', reviewAt(of, '/state'), undefined, of.token);
export const review = (of: Judged) => call<ReviewTold>('GET', reviewAt(of, ''), undefined, of.token);
/** The positions from one ply to another, as a seat saw them. */
export const positions = (of: Judged, seat: number, since: number, upto: number) => call<PositionsTold>('GET', reviewAt(of, '/positions', { seat, since, upto }), undefined, of.token);
/** The best line at a decision. */
export const better = (of: Judged, seat: number, ply: number) => call<BetterTold>('GET', reviewAt(of, '/better', { seat, ply }), undefined, of.token);
export const askedAgain = (of: Judged, ply: number) => call<AskedAgain>('GET', reviewAt(of, '/again', { ply }), undefined, of.token);
/** Other moves in the place of a decision. */
export const tryAgain = (of: Judged, tried: Omit<TriedAgain, 'number'>) => call<JudgedAgain>('POST', `/api/tables/${of.table}/review/again`, { ...tried, number: of.number }, of.token);
export const deleteTable = (table: string, token: string) => call<null>('DELETE', `/api/tables/${table}`, undefined, token);
export const importRecord = (record: unknown) => call<TableMade>('POST', '/api/records', record);
export const askService = (game: string, service: string, question: object) =>
  call<ServiceAsked>('POST', `/api/games/${game}/services/${service}`, question);
export const serviceTold = (job: string) => call<ServiceTold>('GET', `/api/jobs/${job}`);
export const stopService = (job: string) => call<null>('DELETE', `/api/jobs/${job}`);

/** One call; rejects with a Refusal. */
export async function call<T>(method: string, path: string, body?: unknown, token?: string, counted?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (counted) headers['X-Player'] = counted;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal('UNREACHABLE');
  }
  const text = await answer.text();
  const data = parsed(text);
  if (!answer.ok) throw refusalOf(answer.status, data);
  return data as T;
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** What went wrong as a refusal: what nobody refused is an error of the server or of ours. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('SERVER_ERROR');
}

const BY_STATUS: Record<number, string> = { 404: 'NOT_FOUND', 413: 'TOO_LARGE', 422: 'INVALID_REQUEST', 429: 'TOO_MANY' };

interface ErrorTold {
  code: string;
  clause?: string | null;
  facts?: Record<string, Json>;
}

/** The server's typed error, or what the status alone tells. */
export function refusalOf(status: number, data: unknown): Refusal {
  const told = errorIn(data);
  if (told) return new Refusal(told.code, told.clause ?? null, told.facts ?? {});
  const code = BY_STATUS[status];
  return code ? new Refusal(code) : new Refusal('SERVER_ERROR', null, { status });
}

/** Errors of ours lie under `error`, those of the framework under `detail`, or bare. */
function errorIn(data: unknown): ErrorTold | null {
  if (!data || typeof data !== 'object') return null;
  if ('code' in data) return data as ErrorTold;
  if ('error' in data) return errorIn(data.error);
  return 'detail' in data ? errorIn(data.detail) : null;
}
