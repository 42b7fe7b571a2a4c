/** A card in hand: it follows the pointer, lies where it fits until that is so, and flies back where it does not. */

/** A finger that moves less than this presses. */
const STARTS = 8;
export const BACK_MS = 240;

export interface Held {
  cell: number;
  id: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** The pointer has it, it lies in its gap until the board says so, or it is on its way back. */
  state: 'pressed' | 'moved' | 'landed' | 'back';
}

export class Dragging {
  held = $state.raw<Held | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The cell whose card is off its place. */
  get cell(): number | null {
    return this.held && this.held.state !== 'pressed' ? this.held.cell : null;
  }

  /** The cell whose card the pointer has. */
  get carried(): number | null {
    return this.held?.state === 'moved' ? this.held.cell : null;
  }

  take(cell: number, { pointerId, clientX, clientY }: PointerEvent): void {
    clearTimeout(this.timer);
    this.held = { cell, id: pointerId, x: clientX, y: clientY, dx: 0, dy: 0, state: 'pressed' };
  }

  /** Whether the card has just left its place. */
  carry({ pointerId, clientX, clientY }: PointerEvent): boolean {
    const { held } = this;
    if (held?.id !== pointerId || (held.state !== 'pressed' && held.state !== 'moved')) return false;
    const [dx, dy] = [clientX - held.x, clientY - held.y];
    if (held.state === 'pressed' && Math.hypot(dx, dy) < STARTS) return false;
    this.held = { ...held, dx, dy, state: 'moved' };
    return held.state === 'pressed';
  }

  /** It lies in its gap, so many pixels away, until the board has it there; if that takes too long it goes back. */
  land(dx: number, dy: number): void {
    if (!this.held) return;
    this.held = { ...this.held, dx, dy, state: 'landed' };
    this.timer = setTimeout(() => this.back(), 1500);
  }

  back(): void {
    if (!this.held) return;
    this.held = { ...this.held, dx: 0, dy: 0, state: 'back' };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.held = null), BACK_MS);
  }

  /** The board has changed, or nothing was carried. */
  rest(): void {
    clearTimeout(this.timer);
    this.held = null;
  }
}
