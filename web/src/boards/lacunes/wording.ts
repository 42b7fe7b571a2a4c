/** A move as a person would say it. */
import type { Text } from '../contract';
import { COLUMNS, RANKS, named, placeOf } from './cards';
import type { View } from './wire';

/** The card that another one follows: the next lower of its suit. */
export function before(card: string): string {
  const rank = RANKS.findIndex((one) => one === card[0]) - 1;
  return (RANKS[rank] ?? '') + (card[1] ?? '');
}

export function wording(move: string, view: View, text: Text): string {
  if (move === 'R') return text('lacunes-say-redeal', { placed: view.placed });
  const [card = '', row] = move.split('@');
  if (row) return text('lacunes-say-head', { ...named(card), row: Number.parseInt(row, 10) });
  const left = before(card);
  const beside = view.cells.indexOf(left);
  const behind = text('lacunes-right-of', named(left));
  return text('lacunes-say-put', { ...named(card), behind, row: placeOf(Math.max(0, beside)).row, column: (beside % COLUMNS) + 2 });
}
