/** The line as it is seen: its left end and its right end, and which way a key leads along it. */
import { slide, snap } from './choosing';
import { squared, type Point } from './geometry';
import type { OpenPair } from './wire';

export interface Course {
  /** Along the line, 1 towards j and -1 towards i: the way to the right, and the way down. */
  right: 1 | -1;
  down: 1 | -1;
  /** The angle of the way to the right, in degrees. */
  angle: number;
  /** Steps of the line in a millimetre. */
  unit: number;
}

/** An upright line leads down to the right, a level one to the right downwards. */
export function course(pair: OpenPair, i: Point, j: Point): Course {
  const [dx, dy] = [j.x - i.x, j.y - i.y];
  const right = (dx || dy) > 0 ? 1 : -1;
  const down = (dy || dx) > 0 ? 1 : -1;
  return { right, down, angle: (Math.atan2(dy * right, dx * right) * 180) / Math.PI, unit: Math.max(Math.round((pair.steps * 100) / Math.sqrt(squared(i, j) || 1)), 1) };
}

/** How far to the right of the left end a step is, and back: the same turn. */
export function across(pair: OpenPair, { right }: Course, k: number): number {
  return right > 0 ? k : pair.steps - k;
}

/** Where a key leads: a millimetre as seen on the board, ten, a single step with Shift, or an end. */
export function byKey(pair: OpenPair, way: Course, k: number, key: string, shift: boolean): number | null {
  const ways: Record<string, number> = { ArrowRight: way.right, ArrowLeft: -way.right, ArrowDown: way.down, ArrowUp: -way.down, PageUp: 10 * way.right, PageDown: -10 * way.right };
  if (key === 'Home') return snap(pair, across(pair, way, 0));
  if (key === 'End') return snap(pair, across(pair, way, pair.steps));
  const by = ways[key];
  return by === undefined ? null : slide(pair, k, by * (shift && key.startsWith('Arrow') ? 1 : way.unit));
}
