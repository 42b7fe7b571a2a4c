/** Cells in words, for readers of screens. */
import type { Text } from '../contract';
import { COLUMNS, placeOf, rankOf, suitOf } from './cards';
import type { Choices, View } from './wire';

/** Whether a cell belongs to the run in place of its row. */
export function inPlace(view: View, cell: number): boolean {
  return cell % COLUMNS < (view.kept[Math.floor(cell / COLUMNS)] ?? 0);
}

/** A card with what it can do, a gap with what it takes, or an unknown cell. */
export function described(view: View, choices: Choices | null, cell: number, text: Text): string {
  const token = view.cells[cell] ?? '??';
  if (token === '??') return text('lacunes-unknown');
  const gap = view.gaps.find((one) => one.cell === cell);
  if (gap) {
    const card = gap.accepts[0] ?? '2S';
    return text('lacunes-gap', { ...placeOf(cell), dead: gap.dead ?? (cell % COLUMNS ? 'none' : 'two'), rank: rankOf(card), suit: suitOf(card) });
  }
  const movable = choices?.moves.some((step) => step.from === cell);
  const state = movable ? 'movable' : inPlace(view, cell) ? 'placed' : 'still';
  return text('lacunes-cell', { ...placeOf(cell), rank: rankOf(token), suit: suitOf(token), state });
}

/** A cell of the layout by hand: open, a gap, or a card. */
export function describedByHand(cells: readonly string[], cell: number, text: Text): string {
  const token = cells[cell] ?? '';
  const card = { rank: rankOf(token), suit: suitOf(token) };
  const what = token === '' ? text('lacunes-hand-open') : token === '--' ? text('lacunes-hand-gap') : text('lacunes-hand-put', card);
  return text('lacunes-hand-cell', { ...placeOf(cell), what });
}

/** Seconds as minutes and seconds, `3:07`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
