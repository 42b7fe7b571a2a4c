/** Places and moves as a person would say them. */
import type { Text } from '../contract';
import { onCell } from './letters';
import { cellsOfMove, type Cell } from './shapes';
import type { View } from './wire';

/** In which part of the board cells lie: `nw`, `n`, … or `middle`, as the events say it (rules/whereabouts.py). */
export function region(cells: readonly Cell[], [rows, cols]: readonly [number, number]): string {
  const part = (at: 0 | 1, whole: number, low: string, high: string): string => {
    const middle = (2 * cells.reduce((sum, cell) => sum + cell[at], 0) + cells.length) / (2 * cells.length * whole);
    return middle < 0.35 ? low : middle > 0.65 ? high : '';
  };
  return part(0, rows, 'n', 's') + part(1, cols, 'w', 'e') || 'middle';
}

/** What cells lean on: the tower before an obstacle before the edge. */
export function leaning(cells: readonly Cell[], rows: readonly string[]): string {
  const beside = cells.flatMap(([r, c]) => [[r - 1, c], [r + 1, c], [r, c - 1], [r, c + 1]] as Cell[]);
  const under = beside.map(([r, c]) => (rows[r]?.[c] === undefined ? 'edge' : onCell(rows[r][c]).under));
  return ['tower', 'obstacle', 'edge'].find((one) => under.includes(one as 'tower')) ?? 'none';
}

export function wording(move: string, view: View, text: Text): string {
  const cells = cellsOfMove(move);
  const [shape = '', other = ''] = move.split(' ');
  if (cells.length > 0) return text('forma-say-lay', { shape, where: region(cells, view.size), by: leaning(cells, view.rows) });
  if (shape === 'take') return text('forma-say-take', { shape: other });
  return text(shape === 'pass' ? 'forma-say-pass' : 'forma-say-other');
}
