/** The count as a scene: seat after seat, the winner last; first the tiles that lie, then the seventh, then the total. */
import type { Score } from './wire';

export type Part = 'tiles' | 'seventh' | 'total';

export interface Scene {
  owner: number;
  part: Part;
}

/** Most of the time that a move has goes to a scene, less where there are many. */
const SHARE = 0.9;
const MOST = 7;

export function scenes(lines: readonly Score[], winners: readonly number[], bonus: boolean): Scene[] {
  const parts: Part[] = bonus ? ['tiles', 'seventh', 'total'] : ['tiles', 'total'];
  const order = lines.map((_, owner) => owner);
  const rank = (owner: number) => (winners.includes(owner) ? 1000 : 0) + lines[owner]!.total;
  return order.sort((one, other) => rank(one) - rank(other)).flatMap((owner) => parts.map((part) => ({ owner, part })));
}

export class Ceremony {
  /** What has been shown so far, the newest last; null where nothing is being counted. */
  shown = $state.raw<Scene[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): Scene | null {
    return this.shown?.at(-1) ?? null;
  }

  begin(all: readonly Scene[], pace: number, { scene, ended }: { scene: () => void; ended: () => void }): void {
    const each = pace * Math.min(SHARE, MOST / all.length);
    const step = (index: number): void => {
      this.shown = all.slice(0, index);
      if (index > 0) scene();
      this.#timer = setTimeout(() => (index < all.length ? step(index + 1) : ended()), index === all.length ? pace : each);
    };
    step(0);
  }

  /** A press ends it; the result follows. */
  finish(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}
