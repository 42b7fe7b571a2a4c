/** The few things asked over HTTP; a refusal carries a code that the page puts into words. */
import type { Facts } from '../boards/contract';
import { player } from '../player';
import type { GameTold, Invitation, SeatTaken, ServiceAsked, ServiceTold, StatisticsTold, TableMade, TableWish } from './messages';
import type { MatchRecord } from './record';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly clause: string | null = null,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

export const games = () => call<GameTold[]>('GET', '/api/games');
export const makeTable = (wish: TableWish) => call<TableMade>('POST', '/api/tables', wish, undefined, player());
export const statistics = (game: string) =>
  call<StatisticsTold>('GET', `/api/statistics?game=${encodeURIComponent(game)}`, undefined, undefined, player());
export const invitation = (token: string) => call<Invitation>('POST', '/api/invitation', { token });
export const takeSeat = (token: string, name: string) => call<SeatTaken>('POST', '/api/take', { token, name });
export const record = (table: string, token: string) => call<MatchRecord>('GET', `/api/tables/${table}/record`, undefined, token);
export const deleteTable = (table: string, token: string) => call<null>('DELETE', `/api/tables/${table}`, undefined, token);
export const importRecord = (record: unknown) => call<TableMade>('POST', '/api/records', record);
export const askService = (game: string, service: string, question: object) =>
  call<ServiceAsked>('POST', `/api/games/${game}/services/${service}`, question);
export const serviceTold = (job: string) => call<ServiceTold>('GET', `/api/jobs/${job}`);
export const stopService = (job: string) => call<null>('DELETE', `/api/jobs/${job}`);

async function call<T>(method: string, path: string, body?: unknown, token?: string, counted?: string): Promise<T> {
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

/** The server's typed error, or what the status alone tells. */
export function refusalOf(status: number, data: unknown): Refusal {
  const told = (data as { error?: unknown } | null)?.error ?? (data as { detail?: unknown } | null)?.detail ?? data;
  if (told && typeof told === 'object' && 'code' in told) {
    const { code, clause, facts } = told as { code: string; clause?: string | null; facts?: Facts };
    return new Refusal(code, clause ?? null, facts ?? {});
  }
  if (status === 404) return new Refusal('NOT_FOUND');
  if (status === 413) return new Refusal('TOO_LARGE');
  if (status === 422) return new Refusal('INVALID_REQUEST');
  if (status === 429) return new Refusal('TOO_MANY');
  return new Refusal('SERVER_ERROR', null, { status });
}
