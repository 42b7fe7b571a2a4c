/** What part of the page is looked at: the outlines that the Territory may still end in, and the room around it. */
import { boxOf, columnName, type Frame } from './cells';

/** Rows and columns of the canvas. */
const CANVAS = 11;

export type Format = readonly [short: number, long: number];

/** In cells: the middle of what is looked at, and how many rows and columns are seen at least. */
export interface Camera {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** One for each way round that is still possible: all the cells that the final rectangle may take up. */
export function regionsOf(cells: readonly string[], [short, long]: Format): Frame[] {
  const box = boxOf(cells);
  const ways: [number, number][] = [[short, long], [long, short]];
  return ways
    .filter(([rows, columns]) => box.bottom - box.top < rows && box.right - box.left < columns)
    .map(([rows, columns]) => ({
      top: box.bottom - rows + 1, left: box.right - columns + 1, bottom: box.top + rows - 1, right: box.left + columns - 1,
    }));
}

/** The final outline, as soon as it can be no other. */
export function outlineOf(regions: readonly Frame[], [short, long]: Format): Frame | null {
  const [only, other] = regions;
  return only && !other && rowsOf(only) * columnsOf(only) === short * long ? only : null;
}

/** Whether these tiles settled the final outline, which was open before them. */
export function settles(newest: readonly string[], cells: readonly string[], format: Format): boolean {
  const before = cells.filter((cell) => !newest.includes(cell));
  const known = (laid: readonly string[]): boolean => outlineOf(regionsOf(laid, format), format) !== null;
  return before.length > 0 && known(cells) && !known(before);
}

/** The final outline once it is known; until then the Territory with a ring of room, never nearer than that may need. */
export function cameraOf(cells: readonly string[], format: Format): Camera {
  const regions = regionsOf(cells, format);
  const outline = outlineOf(regions, format);
  return outline ? around(outline, 0) : around(seenOf(cells, format), format[0] + 2);
}

/** The Territory with a ring around it wherever it may still grow. */
function seenOf(cells: readonly string[], format: Format): Frame {
  const regions = regionsOf(cells, format);
  const box = boxOf(cells);
  const down = regions.some((region) => region.top < box.top) ? 1 : 0;
  const across = regions.some((region) => region.left < box.left) ? 1 : 0;
  return { top: box.top - down, bottom: box.bottom + down, left: box.left - across, right: box.right + across };
}

/**
 * The camera kept still: until the outline is known it moves only where a cell that may be used would not be seen, by
 * whole cells and no further than that.
 */
export function keptCamera(before: Camera | null, cells: readonly string[], format: Format): Camera {
  const fresh = cameraOf(cells, format);
  if (!before || cells.length === 0 || before.rows < format[0] + 2 || outlineOf(regionsOf(cells, format), format)) return fresh;
  const rows = Math.max(before.rows, fresh.rows);
  const columns = Math.max(before.columns, fresh.columns);
  const seen = seenOf(cells, format);
  return {
    rows, columns,
    row: kept(before.row - before.rows / 2, rows, seen.top, seen.bottom) + rows / 2,
    column: kept(before.column - before.columns / 2, columns, seen.left, seen.right) + columns / 2,
  };
}

/** The camera from position to position: whoever comes back to one finds it where it stood. */
export class Steady {
  last: Camera | null = null;
  private readonly at = new Map<string, Camera>();

  over(cells: readonly string[], format: Format): Camera {
    if (cells.length === 0) this.at.clear();
    const key = cells.join(' ');
    this.last = this.at.get(key) ?? keptCamera(this.last, cells, format);
    this.at.set(key, this.last);
    return this.last;
  }
}

/** Where a window of a length begins so that it shows all from first to last, moved as little as that takes. */
function kept(start: number, length: number, first: number, last: number): number {
  return Math.min(Math.max(start, last + 1 - length), first);
}

/** The cell under a point of the page, from its top left corner; null outside the canvas. `spare`: pixels that show no cells. */
export function cellAt(point: { x: number; y: number }, page: { width: number; height: number }, camera: Camera, spare: number): string | null {
  const size = Math.min((page.width - spare) / camera.columns, (page.height - spare) / camera.rows);
  const column = Math.floor((point.x - page.width / 2) / size + camera.column);
  const row = Math.floor((point.y - page.height / 2) / size + camera.row);
  return Math.min(row, column) >= 0 && Math.max(row, column) < CANVAS ? `${columnName(column)}${row + 1}` : null;
}

export function rowsOf(frame: Frame): number {
  return frame.bottom - frame.top + 1;
}

export function columnsOf(frame: Frame): number {
  return frame.right - frame.left + 1;
}

function around(frame: Frame, least: number): Camera {
  return {
    row: (frame.top + frame.bottom + 1) / 2, column: (frame.left + frame.right + 1) / 2,
    rows: Math.max(rowsOf(frame), least), columns: Math.max(columnsOf(frame), least),
  };
}
