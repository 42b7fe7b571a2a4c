/** My tables: the links this browser holds. The tokens are kept here and nowhere else. */
import { keep, kept } from './storage';
import type { TableMade } from './wire/bodies';

export interface MyTable {
  table: string;
  game: string;
  token: string;
  /** Links for others, by seat; only the host has them. */
  invitations: Record<number, string>;
  watch: string | null;
  /** Where links for others begin, and whether only this machine can follow them. */
  address: string;
  local: boolean;
  names: string[];
  over: boolean;
  mine: boolean;
  /** A coach speaks at this table; missing where nobody said. */
  coach?: boolean;
  /** When it was last looked at. */
  at: number;
}

const BLANK = {
  game: '',
  token: '',
  invitations: {},
  watch: null,
  address: '',
  local: true,
  names: [],
  over: false,
  mine: false,
};
const KEY = 'ludotheque.tables';
const MOST = 60;

export const tables: { list: MyTable[] } = $state({ list: kept<MyTable[]>(KEY, []) });

export function find(table: string): MyTable | null {
  return tables.list.find((mine) => mine.table === table) ?? null;
}

/** Put a table on top of the list, or bring what is known of it up to date. */
export function remember(news: Partial<MyTable> & { table: string }): void {
  const before = find(news.table);
  if (!before && !news.token) return;
  const now: MyTable = { ...BLANK, ...before, ...news, at: Date.now() };
  tables.list = [now, ...tables.list.filter((mine) => mine.table !== news.table)].slice(0, MOST);
  keep(KEY, tables.list);
}

/** What the server told of them: written down for the next visit, without bringing anything to the top. */
export function learn(news: readonly (Partial<MyTable> & { table: string })[]): void {
  const told = Object.fromEntries(news.map((one) => [one.table, one]));
  tables.list = tables.list.map((mine) => ({ ...mine, ...told[mine.table] }));
  keep(KEY, tables.list);
}

export function rememberMade(made: TableMade, game: string): void {
  const { table, token, invitations, watch, address, local } = made;
  remember({ table, game, token, invitations, watch, address, local });
}

export function forget(table: string): void {
  tables.list = tables.list.filter((mine) => mine.table !== table);
  keep(KEY, tables.list);
}

/** What a link to a table leads to: a seat to take, a place to look on, my own seat; the last two to one of its positions. */
export interface Opened {
  kind: 'invite' | 'watch' | 'seat';
  token: string;
  ply?: number;
}

/** The token is in the fragment, which no server sees. */
export function link(kind: Opened['kind'], table: string, token: string, origin: string, ply?: number): string {
  return `${origin}/table/${table}#${kind}=${token}${ply === undefined ? '' : `&ply=${ply}`}`;
}

/** What a fragment holds: `invite=…`, `watch=…`, `seat=…`, and the position with `&ply=…`. */
export function opened(fragment: string): Opened | null {
  const found = /^(invite|watch|seat)=([\w-]{8,64})(?:&ply=(\d{1,6}))?$/.exec(fragment);
  if (!found) return null;
  return { kind: found[1] as Opened['kind'], token: found[2]!, ...(found[3] ? { ply: Number(found[3]) } : {}) };
}
