/** A board as lines and paths, ten units a cell. */
import { onCell, type OnCell } from './letters';
import { named, type Cell } from './shapes';
import type { PlacedElement } from './wire';

export type DrawnCell = OnCell & { r: number; c: number };

export function cellsIn(rows: readonly string[]): DrawnCell[] {
  return rows.flatMap((row, r) => [...row].map((letter, c) => ({ ...onCell(letter), r, c })));
}

/** Which of its seat's colours each square is shown in, by the name of its cell. */
export function coloursOf(elements: readonly PlacedElement[]): Map<string, number> {
  return new Map(elements.flatMap((element) => element.cells.map((cell) => [named(cell), element.colour] as const)));
}

/** Squares of a position that was set up belong to no piece: each seat's are outlined together. */
export function looseSquares(cells: readonly DrawnCell[], colours: ReadonlyMap<string, number>): Cell[][] {
  const loose = cells.filter((cell) => cell.what === 'element' && !colours.has(named([cell.r, cell.c])));
  return [0, 1, 2, 3].map((seat) => loose.filter((cell) => cell.seat === seat).map((cell): Cell => [cell.r, cell.c]));
}

/** The lines between the cells, the first row's and column's included. */
export function gridLines(rows: number, cols: number): string {
  const across = Array.from({ length: rows }, (_, r) => `M0 ${r * 10}h${cols * 10}`);
  const down = Array.from({ length: cols }, (_, c) => `M${c * 10} 0v${rows * 10}`);
  return [...across, ...down].join('');
}

/** The points of a line through the middles of cells. */
export const through = (cells: readonly Cell[]): string => cells.map(([r, c]) => `${c * 10 + 5},${r * 10 + 5}`).join(' ');

/** A point in the middle of each cell, for a stroke with round ends. */
export const points = (cells: readonly Cell[]): string => cells.map(([r, c]) => `M${c * 10 + 5} ${r * 10 + 5}h0`).join('');

/** The cell of a bridge nearest its middle where its worth hides no marker and none of what a marker brought. */
export function clearOf(markers: readonly { r: number; c: number }[], cells: readonly Cell[]): Cell {
  const middle = Math.floor(cells.length / 2);
  const inward = cells.map((_, at) => at).sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const clear = inward.find((at) => markers.every(({ r, c }) => Math.max(Math.abs(cells[at]![0] - r), Math.abs(cells[at]![1] - c)) > 1));
  return cells[clear ?? middle] ?? [0, 0];
}
