/** Geometry for drawing: where holes lie, what a camera sees, which key means which hole. */
import { FREE } from './berths';
import type { RaftTold } from './wire';

export type Orient = RaftTold['orient'];

export interface Spot {
  row: number;
  col: number;
}

export const WAYS: Record<string, Spot> = {
  N: { row: -1, col: 0 },
  E: { row: 0, col: 1 },
  S: { row: 1, col: 0 },
  W: { row: 0, col: -1 },
};

const KEYS: Record<string, string> = {
  arrowup: 'N', w: 'N', arrowright: 'E', d: 'E', arrowdown: 'S', s: 'S', arrowleft: 'W', a: 'W',
};
const HOLE_KEYS: Record<Orient, string[]> = { H: ['u', 'i', 'o', 'j', 'k', 'l'], V: ['u', 'i', 'j', 'k', 'm', ','] };

export function wide(orient: Orient): number {
  return orient === 'H' ? 3 : 2;
}

export function high(orient: Orient): number {
  return orient === 'H' ? 2 : 3;
}

/** Where a hole lies inside its raft. */
export function holeAt(orient: Orient, hole: number): Spot {
  return { row: Math.floor(hole / wide(orient)), col: hole % wide(orient) };
}

/** The hole of the raft on a cell; null beside it. */
export function holeOn(raft: Pick<RaftTold, 'orient' | 'row' | 'col'>, cell: Spot): number | null {
  const row = cell.row - raft.row;
  const col = cell.col - raft.col;
  if (row < 0 || col < 0 || row >= high(raft.orient) || col >= wide(raft.orient)) return null;
  return row * wide(raft.orient) + col;
}

/** The cell that a point lies on. */
export function cellOf(point: Spot): Spot {
  return { row: Math.floor(point.row), col: Math.floor(point.col) };
}

/** How far from the raft a touch of the water still steers it, in cells. */
const REACH = 1.7;

/** The way of the raft's side that a point lies beside; null for a point at a corner or further away. */
export function wayBeside(raft: Pick<RaftTold, 'orient' | 'row' | 'col'>, point: Spot): string | null {
  const [down, right] = [point.row - raft.row, point.col - raft.col];
  const [tall, broad] = [high(raft.orient), wide(raft.orient)];
  if (right >= 0 && right <= broad && down > -REACH && down < tall + REACH) return down < 0 ? 'N' : 'S';
  if (down >= 0 && down <= tall && right > -REACH && right < broad + REACH) return right < 0 ? 'W' : 'E';
  return null;
}

/** Where the arrow of a way lies, beside the raft. */
export function arrowAt(raft: Pick<RaftTold, 'orient' | 'row' | 'col'>, way: string): Spot {
  const [tall, broad] = [high(raft.orient) / 2, wide(raft.orient) / 2];
  const by = WAYS[way] ?? { row: 0, col: 0 };
  return { row: raft.row + tall + by.row * (tall + 0.3), col: raft.col + broad + by.col * (broad + 0.3) };
}

/** Two touches so close, in cells, are meant for the same place. */
const CLOSE = 0.6;

export function isClose(one: Spot, other: Spot): boolean {
  return Math.hypot(one.row - other.row, one.col - other.col) <= CLOSE;
}

/** Arrow keys alone, where letters mean something else. */
export function wayOfArrow(key: string): string | null {
  return key.startsWith('Arrow') ? wayOfKey(key) : null;
}

export function wayOfKey(key: string): string | null {
  return KEYS[key.toLowerCase()] ?? null;
}

export function holeOfKey(orient: Orient, key: string): number | null {
  const hole = HOLE_KEYS[orient].indexOf(key.toLowerCase());
  return hole < 0 ? null : hole;
}

export function keyOfHole(orient: Orient, hole: number): string {
  return HOLE_KEYS[orient][hole]!.toUpperCase();
}

/** The way of a swipe; null for a tap. */
export function wayOfSwipe(dx: number, dy: number, least: number): string | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'S' : 'N';
}

/** What is seen of the chart, in cells. */
export interface Frame {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** The paper around the sea. */
export const RIM = 0.6;

/** Every second cell of a side, from the first or the one after it; none beyond its end. */
export function everySecond(length: number, first: 0 | 1): number[] {
  return Array.from({ length: Math.floor((length + 1 - first) / 2) }, (_, at) => at * 2 + first);
}

/** The whole chart with its rim. */
export function chart(rows: number, cols: number): Frame {
  return { left: -RIM, top: -RIM, wide: cols + 2 * RIM, high: rows + 2 * RIM };
}

/** What a camera over a place sees: a part in the shape of the whole that stays on the chart, `span` cells at its longer side. */
export function camera(whole: Frame, span: number, over: Spot | null): Frame {
  const share = span / Math.max(whole.wide, whole.high);
  if (!over || share >= 1) return whole;
  const [wide, high] = [whole.wide * share, whole.high * share];
  const place = (at: number, size: number, from: number, length: number): number => Math.min(Math.max(at + 0.5 - size / 2, from), from + length - size);
  return {
    left: place(over.col, wide, whole.left, whole.wide),
    top: place(over.row, high, whole.top, whole.high),
    wide,
    high,
  };
}

/** The middle of a raft. */
export function middle(raft: Pick<RaftTold, 'orient' | 'row' | 'col'>): Spot {
  return { row: raft.row + (high(raft.orient) - 1) / 2, col: raft.col + (wide(raft.orient) - 1) / 2 };
}

/** The cells of a sea with such a symbol, each as `symbol row col`. */
export function cells(printed: string, symbol: RegExp): string[] {
  return printed.split('\n').flatMap((line, row) => [...line].flatMap((cell, col) => (symbol.test(cell) ? [`${cell} ${row} ${col}`] : [])));
}

/** The cells of each island and of the volcano, as boxes. */
export interface Box extends Spot {
  part: string;
  rows: number;
  cols: number;
}

export function land(rows: string[]): Box[] {
  const found = new Map<string, Box>();
  rows.forEach((line, row) => {
    [...line].forEach((part, col) => {
      if (!/[A-H@]/.test(part)) return;
      const box = found.get(part) ?? { part, row, col, rows: 1, cols: 1 };
      const left = Math.min(box.col, col);
      box.cols = Math.max(box.col + box.cols, col + 1) - left;
      box.col = left;
      box.rows = row + 1 - box.row;
      found.set(part, box);
    });
  });
  return [...found.values()];
}

/** The edge of the chart that an island lies nearest to. */
export function outward(box: Box, rows: number, cols: number): 'N' | 'E' | 'S' | 'W' {
  const away = { N: box.row, W: box.col, S: rows - box.row - box.rows, E: cols - box.col - box.cols };
  return (['N', 'E', 'S', 'W'] as const).reduce((best, side) => (away[side] < away[best] ? side : best));
}

const ASHORE = [{ row: 0.46, col: -0.46 }, { row: 0.46, col: 0.46 }, { row: -0.46, col: 0.46 }];

/** The middle of a pearl that lies on an island: each in a corner of its own, the name has the fourth. */
export function pearlOn(box: Box, at: number): Spot {
  const by = ASHORE[at % ASHORE.length]!;
  return { row: box.row + box.rows / 2 + by.row, col: box.col + box.cols / 2 + by.col };
}

/** The place of an island's pearl that is nearest to a point on it; null where none lies. */
export function nearestPearl(box: Box, pearls: string, point: Spot): number | null {
  const away = (at: number): number => Math.hypot(pearlOn(box, at).row - point.row, pearlOn(box, at).col - point.col);
  const places = [...pearls].flatMap((pearl, at) => (pearl === FREE ? [] : [at]));
  return places.length ? places.reduce((best, at) => (away(at) < away(best) ? at : best)) : null;
}

/** Whether the upper right corner of what is seen lies over the volcano: the small chart goes to the left then. */
export function hidesGoal({ left, top, wide, high }: Frame, rows: string[]): boolean {
  const goal = land(rows).find(({ part }) => part === '@');
  return goal !== undefined && goal.col + goal.cols > left + wide * 0.6 && goal.col < left + wide && goal.row + goal.rows > top && goal.row < top + high * 0.4;
}
