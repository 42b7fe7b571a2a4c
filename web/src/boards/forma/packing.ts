/** A whole set of pieces in the insert of the box: every shape has its own well, which stays where it is. */
import { cellsOf, SHAPES, size, type Cell } from './shapes';

/** A shape as it lies in its well: never taller than wide. */
export function lying(shape: string): Cell[] {
  const cells = cellsOf(shape);
  const [rows, cols] = size(cells);
  return rows > cols ? cells.map(([r, c]): Cell => [c, rows - 1 - r]) : cells;
}

export interface Well {
  shape: string;
  cells: Cell[];
  row: number;
  col: number;
}

const GAP = 0.7;

/** Wells side by side in shelves of a width, the tall ones first; and how high all of them are. */
export function packed(width: number): { wells: Well[]; height: number } {
  const drawn = SHAPES.map((shape) => ({ shape, cells: lying(shape) }));
  drawn.sort((a, b) => size(b.cells)[0] - size(a.cells)[0] || size(b.cells)[1] - size(a.cells)[1]);
  const wells: Well[] = [];
  let [row, col, high] = [0, 0, 0];
  for (const { shape, cells } of drawn) {
    const [rows, cols] = size(cells);
    if (col + cols > width) [row, col, high] = [row + high + GAP, 0, 0];
    wells.push({ shape, cells, row, col });
    col += cols + GAP;
    high = Math.max(high, rows);
  }
  return { wells, height: row + high };
}

/** Which of its seat's colours the next copy of a shape has: the first colour is played first. */
export function colourOfNext(shape: string, left: number, colours: number): number {
  const each = shape === 'I1' ? 2 : 1;
  return Math.max(0, Math.floor((colours * each - left) / each));
}
