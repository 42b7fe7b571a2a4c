/** How my tables stand now: asked of the server again and again while somebody looks. */
import { learn, tables } from '../tables.svelte';
import { seatNames } from '../text/say.svelte';
import { tableStates } from '../wire/http';
import type { TableGone, TableState } from '../wire/bodies';

export type Standing = TableState | TableGone;

/** Between two questions: while the page is seen, and while its tab alone is. */
export const SEEN_MS = 10_000;
export const HIDDEN_MS = 60_000;

/** What was told last, by table; a table that has not been told of is shown as this browser remembers it. */
export const standing: { told: Record<string, Standing> } = $state({ told: {} });
let asked = 0;

/** An answer that comes late says nothing any more; without an answer everything stays as it was. */
export async function ask(): Promise<void> {
  const mine = tables.list.map(({ table, token }) => ({ table, token }));
  asked += 1;
  const turn = asked;
  if (mine.length === 0) return;
  const told = await tableStates(mine).catch(() => null);
  if (!told || turn !== asked) return;
  standing.told = Object.fromEntries(told.map((one) => [one.table, one]));
  learn(told.flatMap((one) => (one.gone ? [] : [{ table: one.table, game: one.game, names: seatNames(one.seats, one.number), over: one.over, mine: one.waits }])));
}

/** Ask now, at every return to the page, and from time to time; gives how to stop. */
export function follow(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = async () => {
    clearTimeout(timer);
    await ask();
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void again(), document.hidden ? HIDDEN_MS : SEEN_MS);
  };
  const back = () => void (document.hidden || again());
  document.addEventListener('visibilitychange', back);
  window.addEventListener('focus', back);
  void again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', back);
    window.removeEventListener('focus', back);
  };
}

/** It waits for me; who plays alone keeps nobody waiting. */
export const calls = ({ waits, seats }: TableState): boolean => waits && seats.length > 1;

/** The tables that wait for me. */
export function waiting(): number {
  return tables.list.filter(({ table, mine, over, names }) => {
    const told = standing.told[table];
    return told ? !told.gone && calls(told) : mine && !over && names.length !== 1;
  }).length;
}
