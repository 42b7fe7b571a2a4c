/** What a finger or a mouse means on the sea: where it points, and whether it tapped, carried or steered. */
import { wayOfSwipe, type Frame, type Spot } from './sea';
import type { Held } from './things';

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
  const scale = frame.wide / box.width;
  return { row: frame.top + (at.y - box.top) * scale, col: frame.left + (at.x - box.left) * scale };
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
