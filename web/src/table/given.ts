/** What a table gives its board: the present or a past position, the match, and what can be done. */
import type { Actions, MatchTold, Position } from '../boards/contract';
import type { EventTold, Json, LogEntry, Past, TableTold, View } from '../wire/messages';

/** The same each time, so that nothing seems new where nothing happened. */
const NONE: EventTold[] = [];

/** What the board is told; the outcome and the choices belong to the present alone. */
export function position(view: View, log: LogEntry[], looked: number | null, drawn: unknown): Position<unknown, unknown, Record<string, Json>> {
  const past = looked !== null;
  return {
    view: drawn,
    choices: past ? null : view.choices,
    events: log[(looked ?? log.length) - 1]?.events ?? NONE,
    log,
    outcome: past ? null : view.outcome,
  };
}

/** While an older position is on its way the last one stays, so that nothing flickers. */
export function drawn(view: View | null, looked: number | null, past: Past | null, held: unknown): unknown {
  return looked === null ? view?.view : (past?.view ?? held ?? view?.view);
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
