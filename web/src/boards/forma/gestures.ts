/** What fingers and keys mean on the board and in the hand. */
import type { Cell } from './shapes';

export type Point = [number, number];

const ARROWS: Record<string, Cell> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const TURN = 40;
const TWICE = 320;

/** The cell that an arrow key leads to, held at the edge; null for any other key. */
export function stepped([row, col]: Cell, key: string, rows: number, cols: number): Cell | null {
  const step = ARROWS[key];
  return step ? [within(row + step[0], 0, rows - 1), within(col + step[1], 0, cols - 1)] : null;
}

export const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** How far to move a window of a width so that it shows all from low to high, as seen from its own beginning; 0 where it does. */
export function shift(low: number, high: number, width: number): number {
  if (high - low > width) return (low + high - width) / 2;
  return low < 0 ? low : Math.max(0, high - width);
}

export const apart = ([one, other]: [Point, Point]): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** What a touch tells. */
export type Touch = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>;

/** The fingers on a thing; a mouse is none. */
export class Fingers {
  readonly #at = new Map<number, Point>();

  down({ pointerId, pointerType, clientX, clientY }: Touch): void {
    if (pointerType === 'touch') this.#at.set(pointerId, [clientX, clientY]);
  }

  /** Where the two fingers are that are down; null where there are fewer or more, or it was none of them. */
  moved({ pointerId, clientX, clientY }: Touch): [Point, Point] | null {
    if (!this.#at.has(pointerId)) return null;
    this.#at.set(pointerId, [clientX, clientY]);
    const [one, other, third] = this.#at.values();
    return one && other && !third ? [one, other] : null;
  }

  lift({ pointerId }: Touch): void {
    this.#at.delete(pointerId);
  }
}

/** The direction from one finger to the other, in degrees. */
export function angle([one, other]: [Point, Point]): number {
  return (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI;
}

/** Two fingers twist: every 40 degrees is a turn, to the right (true) or to the left (false); null is not yet one. */
export function twisted(from: number, to: number): boolean | null {
  const by = ((to - from + 540) % 360) - 180;
  return Math.abs(by) < TURN ? null : by > 0;
}

/** Taps in a row: a second one soon after flips, a third one does not flip back. */
export interface Taps {
  at: number;
  flipped: boolean;
}

export const NO_TAPS: Taps = { at: 0, flipped: false };

/** `again`: the browser itself calls it a double click. */
export function tappedAt(before: Taps, now: number, again: boolean): Taps {
  return { at: now, flipped: !before.flipped && (again || now - before.at < TWICE) };
}

/** Whether a key is meant for the board wherever the focus is: not for a field, a window or the browser. */
export function isForBoard({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, dialog'));
}
