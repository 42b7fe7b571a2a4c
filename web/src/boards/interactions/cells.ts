/** Cell names and where they are drawn: geometry for display only. */
export interface Place {
  row: number;
  column: number;
}

export interface Frame {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const STEPS: Record<Arrow, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export function placeOf(cell: string): Place {
  return { row: Number(cell.slice(1)) - 1, column: cell.charCodeAt(0) - 97 };
}

export function columnName(column: number): string {
  return String.fromCharCode(97 + column);
}

export function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** The box around cells; the first cell's place where there are none. */
export function boxOf(cells: readonly string[]): Frame {
  const places = (cells.length ? cells : ['f6']).map(placeOf);
  const rows = places.map((place) => place.row);
  const columns = places.map((place) => place.column);
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}

export function inReadingOrder(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.row - b.row || a.column - b.column;
}

/** Where arrow keys stop, in reading order: every tile, and every open cell. */
export function stopsOf(tiles: readonly string[], open: readonly string[]): string[] {
  return [...tiles, ...open.filter((cell) => !tiles.includes(cell))].sort(inReadingOrder);
}

/** Where Tab enters: a cell that may be played, as long as there is one. */
export function entryOf(stops: readonly string[], open: readonly string[], focused: string | null, wanted: readonly (string | undefined)[]): string | undefined {
  const among = open.length ? open : stops;
  return [focused ?? undefined, ...wanted].find((cell) => cell !== undefined && among.includes(cell)) ?? among[0];
}

/** The nearest stop in the direction of an arrow key, straight ahead before aside; null at the edge. */
export function next(from: string, arrow: Arrow, stops: readonly string[]): string | null {
  const [down, right] = STEPS[arrow];
  const start = placeOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const { row, column } = placeOf(stop);
    const ahead = (row - start.row) * down + (column - start.column) * right;
    const aside = Math.abs((row - start.row) * right) + Math.abs((column - start.column) * down);
    const cost = ahead + 3 * aside;
    if (ahead > 0 && cost < least) [best, least] = [stop, cost];
  }
  return best;
}
