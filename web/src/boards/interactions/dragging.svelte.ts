/** A tile carried from the hand to the Territory, by mouse or finger. */
const STILL = 6; // pixels: less is a press

export interface Carried {
  tile: string;
  x: number;
  y: number;
}

interface Handlers {
  /** It has left the hand. */
  lifted: (tile: string) => void;
  /** The open cell that it is over. */
  over: (cell: string | null) => void;
  dropped: (cell: string | null) => void;
}

export class Dragging {
  carried = $state.raw<Carried | null>(null);
  /** The press that just ended was a carrying one: what it ends on is not pressed. */
  ended = false;

  constructor(private readonly handlers: Handlers) {}

  /** A press on a tile that may be laid. */
  grab(down: PointerEvent, tile: string): void {
    if (down.button !== 0) return;
    this.ended = false;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (!this.carried && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STILL) return;
      if (!this.carried) this.handlers.lifted(tile);
      this.carried = { tile, x: event.clientX, y: event.clientY };
      this.handlers.over(cellAt(event));
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      if (!this.carried) return;
      this.carried = null;
      this.ended = true;
      this.handlers.dropped(event.type === 'pointerup' ? cellAt(event) : null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }
}

function cellAt(event: PointerEvent): string | null {
  const at = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
  return at && !at.dataset.tile ? (at.dataset.cell ?? null) : null;
}
