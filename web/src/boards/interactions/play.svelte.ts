/** Plays a move in steps: a tile is laid, its neighbours turn one by one, then the wild player's answer. */
import { sound } from '../../sound';
import type { EventTold } from '../../wire/messages';
import { happened } from './happened';
import { beats, signature, staged } from './staging';
import type { LaidTile } from './wire';

export class Play {
  /** How many things of the newest move have been shown; all of them where nothing is being shown. */
  done = $state(Infinity);
  #seen: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.done !== Infinity;
  }

  /** Call with every view; only a changed position is played, in so many milliseconds a tile that is laid. */
  follow(cells: readonly LaidTile[], events: readonly EventTold[], pace: number): void {
    const now = signature(cells);
    if (now === this.#seen) return;
    const first = this.#seen === null;
    this.#seen = now;
    this.finish();
    const moments = first ? [] : beats(happened(events));
    if (pace === 0) return moments.slice(0, 1).forEach(() => sound('wood'));
    const step = (index: number): void => {
      const moment = moments[index];
      if (!moment) return this.finish();
      sound(moment.key === 'lay' ? 'wood' : 'paper');
      this.done = moment.done;
      this.#timer = setTimeout(() => step(index + 1), pace * moment.lasts);
    };
    if (moments.length) step(0);
  }

  /** The present at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.done = Infinity;
  }

  shown(cells: LaidTile[], events: readonly EventTold[]): LaidTile[] {
    return this.busy ? staged(cells, happened(events), this.done) : cells;
  }
}
