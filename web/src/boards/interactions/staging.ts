/** A move shown in steps: the final position with what has not happened yet undone. */
import type { Happened } from './happened';
import { valueOf } from './tiles';
import type { LaidTile } from './wire';

/** The cells as they were after the first `done` things of the move that led to `cells`. */
export function staged(cells: readonly LaidTile[], events: readonly Happened[], done: number): LaidTile[] {
  const shown = new Map(cells.map((laid) => [laid.cell, laid]));
  for (const event of events.slice(done).reverse()) {
    const laid = event.key === 'elsewhere' ? undefined : shown.get(event.cell);
    if (!laid) continue;
    if (event.key === 'turn') shown.set(laid.cell, { ...laid, front: !laid.front, value: valueOf(laid.tile, !laid.front) });
    else shown.delete(laid.cell);
  }
  return [...shown.values()];
}

export interface Beat {
  /** How many things have happened at this beat. */
  done: number;
  key: 'lay' | 'turn';
  /** Its share of the time that a tile has: the cause is seen before its effects, and these one after the other. */
  lasts: number;
}

/** The moments of a move: a tile is laid, each of its neighbours turns, and the same for the wild player's answer. */
export function beats(events: readonly Happened[]): Beat[] {
  const found: Beat[] = [];
  let turns = 0;
  for (let index = events.length - 1; index >= 0; index--) {
    const { key } = events[index]!;
    if (key === 'turn') turns += 1;
    if (key === 'turn') found.unshift({ done: index + 1, key, lasts: 0 });
    if (key !== 'place' && key !== 'wild') continue;
    found.slice(0, turns).forEach((beat) => (beat.lasts = 0.6 / turns));
    found.unshift({ done: index + 1, key: 'lay', lasts: turns ? 0.4 : 1 });
    turns = 0;
  }
  return found;
}

export function signature(cells: readonly LaidTile[]): string {
  return cells.map((laid) => `${laid.cell}${laid.tile}${laid.front ? 1 : 0}`).sort().join(' ');
}
