/** A piece carried by the mouse or a finger, from the tray or the hand to a cell of the board. */
import { cellNamed, type Cell } from './shapes';
import type { Point } from './gestures';

/** A press that moves less is no carrying. */
const MOVED = 8;
/** Under a finger nothing is seen: what it carries goes so far above it. */
const ABOVE = 52;

export type CellAt = (x: number, y: number) => Cell | null;

export const cellAt: CellAt = (x, y) => {
  const name = document.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell');
  return name ? cellNamed(name) : null;
};

export class Carrying<Load> {
  /** What is carried; null while nothing is, or while a press has not yet moved. */
  load = $state.raw<Load | null>(null);
  /** Where it is on the screen. */
  at = $state.raw<Point>([0, 0]);
  over = $state.raw<Cell | null>(null);
  /** The click that ends a carrying is none. */
  justCarried = false;
  #pressed: { id: number; from: Point; load: Load } | null = null;

  constructor(private readonly find: CellAt = cellAt) {}

  press(event: PointerEvent, load: Load): void {
    this.justCarried = false;
    if (event.isPrimary && event.button === 0) this.#pressed = { id: event.pointerId, from: [event.clientX, event.clientY], load };
  }

  /** Whether this begins the carrying. */
  move(event: PointerEvent): boolean {
    const pressed = this.#pressed;
    if (pressed?.id !== event.pointerId) return false;
    const begins = this.load === null && Math.hypot(event.clientX - pressed.from[0], event.clientY - pressed.from[1]) > MOVED;
    if (begins) this.load = pressed.load;
    if (this.load === null) return false;
    this.at = [event.clientX, event.clientY - (event.pointerType === 'touch' ? ABOVE : 0)];
    this.over = this.find(...this.at);
    return begins;
  }

  /** The cell where it is let go; null where nothing was carried, or beside the board. */
  release(event: PointerEvent): Cell | null {
    if (this.#pressed?.id !== event.pointerId) return null;
    const cell = this.load === null ? null : this.over;
    this.justCarried = this.load !== null;
    this.stop();
    return cell;
  }

  /** Two fingers turn the piece where it is. */
  stop(): void {
    [this.#pressed, this.load, this.over] = [null, null, null];
  }
}
