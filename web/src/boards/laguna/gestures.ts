/** What a finger or a mouse means on the sea: where it points, what it can carry, and what letting go does. */
import { holeOn, land, nearestPearl, wayOfSwipe, type Frame, type Spot } from './sea';
import type { Held } from './moves';
import type { RaftTold, View } from './wire';

/** Pixels that make a touch a swipe, and those after which a pearl is seen to move. */
const SWIPE = 18;
const LIFT = 8;

export interface Pixel {
  x: number;
  y: number;
}

/** A press that is not over yet. */
export interface Press extends Pixel {
  held: Held | null;
}

export type Meant = { kind: 'tap' } | { kind: 'steer'; way: string } | { kind: 'drop'; held: Held; way: string };

/** A pixel of the drawing as a place on the sea, in cells and parts of them. */
export function pointIn(box: Pick<DOMRect, 'left' | 'top' | 'width'>, at: Pixel, frame: Frame): Spot {
  const scale = frame.size / box.width;
  return { row: frame.top + (at.y - box.top) * scale, col: frame.left + (at.x - box.left) * scale };
}

export function cellOf(point: Spot): Spot {
  return { row: Math.floor(point.row), col: Math.floor(point.col) };
}

/** What lies there and can be carried: an own pearl, or one of an island where the raft lies. */
export function heldAt(view: Pick<View, 'rows' | 'islands'>, raft: RaftTold, docks: string[], point: Spot): Held | null {
  const cell = cellOf(point);
  const hole = holeOn(raft, cell);
  if (hole !== null) return raft.holes[hole] === '-' ? null : { colour: raft.holes[hole]!, hole };
  const island = view.rows[cell.row]?.[cell.col] ?? '';
  const box = docks.includes(island) ? land(view.rows).find((one) => one.part === island) : undefined;
  const pearls = view.islands[island] ?? '';
  const at = box ? nearestPearl(box, pearls.length, point) : null;
  return at === null ? null : { colour: pearls[at]!, island };
}

/** The pearl has left its place: it is drawn under the finger. */
export function lifted(press: Press | null, at: Pixel): press is Press & { held: Held } {
  return press?.held != null && Math.hypot(at.x - press.x, at.y - press.y) >= LIFT;
}

/** What a press meant once it is over: a tap, a pearl let go, or a swipe that steers. */
export function meant(press: Press, at: Pixel): Meant {
  const way = wayOfSwipe(at.x - press.x, at.y - press.y, SWIPE);
  if (!way) return { kind: 'tap' };
  return press.held ? { kind: 'drop', held: press.held, way } : { kind: 'steer', way };
}
