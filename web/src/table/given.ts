/** What a table gives its board: the present or a past position, the match, and what can be done. */
import type { Actions, MatchTold, Position } from '../boards/contract';
import type { EventTold, Json, Past, TableTold, View } from '../wire/messages';
import { since, type Moment } from './following.svelte';

/** The same each time, so that nothing seems new where nothing happened. */
const NONE: EventTold[] = [];

/** What the board is told of a moment; the outcome and the choices belong to the present alone. */
export function position(moment: Moment, looked: number | null, present: boolean, drawn: unknown): Position<unknown, unknown, Record<string, Json>> {
  const { view, seat } = moment;
  const log = moment.log.slice(0, looked ?? moment.ply);
  return {
    view: drawn,
    choices: present ? view.choices : null,
    events: log.at(-1)?.events ?? NONE,
    log,
    since: looked === null ? since(log, seat) : log.slice(-1),
    outcome: present ? view.outcome : null,
  };
}

/** A past position while it is looked at or shown; the last one stays while it is on its way, so that nothing flickers. */
export function drawn(moment: Moment | null, looked: number | null, pasts: Record<string, Past>, held: unknown): unknown {
  if (!moment) return null;
  const ply = looked ?? moment.ply;
  if (ply === moment.view.ply) return moment.view.view;
  return pasts[`${moment.seat ?? 'watch'}:${ply}`]?.view ?? held ?? moment.view.view;
}

export function match(table: TableTold, view: View): MatchTold {
  return {
    id: `${table.table}:${view.number}`,
    daily: table.daily,
    counts: table.counts,
    assisted: view.assisted,
    given: table.given,
    seal: view.seal,
    secret: view.secret,
    clock: view.clock,
  };
}

/** Those of all actions that are possible now. */
export function possible(all: Required<Actions>, view: View, now: { takeBack: boolean; active: boolean }): Actions {
  const { takeBack, ask, resign, ...always } = all;
  return {
    ...always,
    ...(now.takeBack ? { takeBack } : {}),
    ...(now.active && view.can.hint ? { ask } : {}),
    ...(view.can.resign ? { resign } : {}),
  };
}
