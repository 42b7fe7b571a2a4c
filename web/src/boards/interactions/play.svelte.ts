/** Plays a move in steps: a tile is laid, its neighbours turn, then the wild player's answer. */
import { sound } from '../../sound';
import type { EventTold } from '../../wire/messages';
import { happened } from './happened';
import { beats, signature, staged } from './staging';
import type { LaidTile } from './wire';

const PAUSE = { lay: 380, turn: 520 };

export class Play {
  #done = $state(Infinity);
  #seen: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call with every view; only a changed position is played. */
  follow(cells: readonly LaidTile[], events: readonly EventTold[]): void {
    const now = signature(cells);
    if (now === this.#seen) return;
    const first = this.#seen === null;
    this.#seen = now;
    clearTimeout(this.#timer);
    const moments = first || still() ? [] : beats(happened(events));
    this.#done = Infinity;
    const step = (index: number): void => {
      const moment = moments[index];
      if (!moment) return;
      sound(moment.key === 'lay' ? 'wood' : 'paper');
      this.#done = index === moments.length - 1 ? Infinity : moment.done;
      this.#timer = setTimeout(() => step(index + 1), PAUSE[moment.key]);
    };
    step(0);
  }

  shown(cells: LaidTile[], events: readonly EventTold[]): LaidTile[] {
    return this.#done === Infinity ? cells : staged(cells, happened(events), this.#done);
  }
}

function still(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
