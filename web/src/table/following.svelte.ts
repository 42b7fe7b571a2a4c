/** What a table shows: each move of others in its own time, my own at once, and never less than the truth to act on. */
import { untrack } from 'svelte';
import { BROWSER, Showing } from '../stage/showing.svelte';
import type { LogEntry, View } from '../wire/messages';
import type { Sitting } from './sitting.svelte';

/** A position on its way to the board; `ply` may be an earlier one than the view's, which was passed over. */
export interface Moment {
  seat: number | null;
  view: View;
  log: LogEntry[];
  ply: number;
}

/** More moves than this, missed while away, are not shown one by one. */
const MOST = 8;

/** `ms`: how long a move is shown; nothing waits where a clock runs. */
export function following(sitting: Sitting, ms: () => number, timers = BROWSER): Showing<Moment> {
  const showing = new Showing<Moment>(timers);
  let newest: Moment | null = null;
  $effect.pre(() => {
    const { seat, view, log } = sitting;
    if (view) untrack(() => arrive({ seat, view, log, ply: view.ply }));
  });

  function arrive(moment: Moment): void {
    const before = newest;
    newest = moment;
    const { view } = moment;
    const pace = view.clock ? 0 : ms();
    if (!before || before.view.number !== view.number || before.seat !== moment.seat || view.ply < before.ply) return showing.jump(moment, 0);
    if (view.ply === before.ply) return showing.renew(moment);
    const news = moment.log.slice(before.ply, view.ply);
    if (news.every((entry) => isMine(entry))) return showing.jump(moment, pace);
    for (const passed of passedOver(before, moment, pace)) showing.push(passed, pace);
    showing.push(moment, pace);
  }

  const isMine = (entry: LogEntry): boolean => entry.seat !== null && sitting.mine.includes(entry.seat);

  function passedOver(before: Moment, moment: Moment, pace: number): Moment[] {
    const missed = moment.view.ply - before.ply - 1;
    if (missed === 0 || missed > MOST || pace === 0 || !moment.view.can.look) return [];
    const plies = Array.from({ length: missed }, (_, index) => before.ply + 1 + index);
    sitting.recall(plies);
    return plies.map((ply) => ({ ...moment, ply }));
  }

  return showing;
}

/** What has happened since the seat's last move; for a watcher the newest move. */
export function since(log: readonly LogEntry[], seat: number | null): LogEntry[] {
  if (seat === null) return log.slice(-1);
  const mine = log.findLastIndex((entry) => entry.seat === seat);
  return log.slice(mine + 1);
}
