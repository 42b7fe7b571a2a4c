/** What a click, a drop or a key means: pure functions of what the server offers. */
import { COLUMNS, ROWS, isCard, placeOf } from './cards';
import type { Choices, Step, View } from './wire';

export type Meaning = { play: string } | { ask: Step[] } | null;
type Offered = Pick<Choices, 'moves'> | null;

/** A pressed cell: a card goes to its gap, a gap fetches its card; several ways ask; a card that cannot move is sent anyway, to be told why. */
export function pressed(view: View, choices: Choices | null, cell: number): Meaning {
  if (!choices) return null;
  const ways = choices.moves.filter((step) => step.from === cell || step.to === cell);
  if (ways.length === 1 && ways[0]) return { play: ways[0].move };
  if (ways.length > 1) return { ask: ways };
  const token = view.cells[cell];
  return isCard(token) && token[0] !== '2' ? { play: token } : null;
}

/** A pressed cell while several ways are open: the one it belongs to; null for the card or gap that they all share, or any other cell. */
export function chosen(ways: readonly Step[], cell: number): string | null {
  const mine = ways.filter((step) => step.from === cell || step.to === cell);
  return mine.length === 1 ? (mine[0]?.move ?? null) : null;
}

/** A card dropped on a cell: the move that does it, or the drop itself for the server to refuse with its reason. */
export function dropped(view: View, choices: Choices | null, from: number, to: number): string | null {
  const token = view.cells[from];
  if (!choices || !isCard(token) || from === to) return null;
  const way = choices.moves.find((step) => step.from === from && step.to === to);
  return way ? way.move : `${token}@${placeOf(to).row}.${placeOf(to).column}`;
}

/** The movable cell nearest to a point, in cells; fingers are wider than cards on a phone. */
export function nearest(choices: Offered, column: number, row: number, within: number): number | null {
  let best: number | null = null;
  let least = within * within;
  for (const step of choices?.moves ?? []) {
    for (const cell of [step.from, step.to]) {
      const [dx, dy] = [(cell % COLUMNS) + 0.5 - column, (Math.floor(cell / COLUMNS) + 0.5 - row) * 2];
      const square = dx * dx + dy * dy;
      if (square < least) [best, least] = [cell, square];
    }
  }
  return best;
}

const STEPS: Record<string, [number, number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** Where a key leads from a cell: arrows, the ends of a row, and n or p to the next or previous card that can move, or cell that is asked for. */
export function led(choices: (Pick<Choices, 'moves'> & { among?: number[] }) | null, cell: number, key: string): number | null {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  const step = STEPS[key];
  if (step) return Math.min(ROWS - 1, Math.max(0, row + step[0])) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column + step[1]));
  if (key === 'Home') return row * COLUMNS;
  if (key === 'End') return row * COLUMNS + COLUMNS - 1;
  if (key !== 'n' && key !== 'p') return null;
  const asked = choices?.among ?? (choices?.moves ?? []).map((way) => way.from);
  const ordered = [...new Set(asked)].sort((a, b) => (key === 'n' ? a - b : b - a));
  return ordered.find((other) => (key === 'n' ? other > cell : other < cell)) ?? ordered[0] ?? null;
}

/** A hint as the cells to mark; null for a redeal. */
export function hinted(choices: Choices | null, marked: string | null): Step | null {
  return choices?.moves.find((step) => step.move === marked) ?? null;
}

/** Where a card that is let go at a point, in cells, would land: the nearest gap it fits draws it from nearby; null beside the layout. */
export function landing(choices: Choices | null, from: number, column: number, row: number): number | null {
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return null;
  const under = Math.floor(row) * COLUMNS + Math.floor(column);
  const fits = (choices?.moves ?? []).filter((step) => step.from === from).map((step) => step.to);
  if (fits.includes(under)) return under;
  const away = (cell: number): number => Math.hypot((cell % COLUMNS) + 0.5 - column, Math.floor(cell / COLUMNS) + 0.5 - row);
  const [near] = fits.filter((cell) => away(cell) < 1.1).sort((a, b) => away(a) - away(b));
  return near ?? under;
}
