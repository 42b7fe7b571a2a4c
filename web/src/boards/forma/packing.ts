/** A whole set of pieces in the insert of the box: every shape has its own well, which stays where it is. */
import { lying, SHAPES, size, type Cell } from './shapes';

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

/** My own wells in their order: tall ones side by side, so that no shelf is high for a single piece. */
export const WELLS = ['Z', 'X', 'W', 'V', 'T', 'U', 'I', 'F', 'P', 'N', 'L', 'S4', 'T4', 'L4', 'Y', 'I4', 'O4', 'V3', 'I3', 'I2', 'I1'];
/** A well is no smaller than a finger. */
const TOUCH = 44;

/** How wide a square of my pieces can be, in pixels, at most as on the board, so that all wells find room in the tray. */
export function wellUnit(wide: number, high: number, most: number): number {
  const [pad, gap] = high < 235 ? [2, 2] : [4, 3];
  for (let unit = most; unit > 8; unit -= 0.5) if (shelves(unit, wide - 2 * pad, gap) <= high - 2 * pad) return unit;
  return 8;
}

/** How high the wells are together, each shelf as high as its tallest. */
function shelves(unit: number, wide: number, gap: number): number {
  let [col, high, done] = [0, 0, 0];
  for (const [rows, cols] of WELLS.map((shape) => size(lying(shape)))) {
    const across = Math.max(TOUCH, cols * unit + 6);
    if (col > 0 && col + across > wide) [done, col, high] = [done + high + gap, 0, 0];
    col += across + gap;
    high = Math.max(high, TOUCH, rows * unit + 4);
  }
  return done + high;
}

/** Which of its seat's colours the next copy of a shape has: the first colour is played first. */
export function colourOfNext(shape: string, left: number, colours: number): number {
  const each = shape === 'I1' ? 2 : 1;
  return Math.max(0, Math.floor((colours * each - left) / each));
}
