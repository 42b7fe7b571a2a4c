/** What the board says in words: what is to be done, and what lies on a cell. */
import type { Facts } from '../contract';
import { onCell } from './letters';
import type { Cell } from './shapes';
import type { Choices, View } from './wire';

export interface Said {
  key: string;
  facts?: Facts;
}

/** The line above the tray; null where nothing is to be said. */
export function status(view: View, choices: Choices | null, chosen: boolean, reason: string | null, name: string): Said | null {
  if (view.phase === 'over') return reason === null ? null : { key: `forma-reason-${reason}` };
  if (choices?.kind === 'field') return null;
  if (choices?.kind === 'begin') return { key: 'forma-begin-title' };
  if (!choices) return { key: 'forma-wait', facts: { seat: view.turn, name } };
  if (view.hand) return { key: 'forma-in-hand', facts: { shape: view.hand } };
  if (chosen) return { key: 'forma-choose-cell' };
  return { key: view.attempt === 2 ? 'forma-second-try' : 'forma-choose-piece' };
}

/** What lies on a cell, and whose it is. */
export function onBoard(rows: readonly string[], [r, c]: Cell): { key: string; seat: number | null } {
  const on = onCell(rows[r]![c]!);
  return { key: `forma-what-${on.what}`, seat: on.seat };
}
