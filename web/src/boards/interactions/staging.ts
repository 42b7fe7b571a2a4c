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
}

/** The moments of a move: a tile is laid, its neighbours turn, and the same for the wild player's answer. */
export function beats(events: readonly Happened[]): Beat[] {
  const found: Beat[] = [];
  events.forEach((event, index) => {
    if (event.key === 'place' || event.key === 'wild') found.push({ done: index + 1, key: 'lay' });
    if (event.key === 'turn' && events[index + 1]?.key !== 'turn') found.push({ done: index + 1, key: 'turn' });
  });
  return found;
}

export function signature(cells: readonly LaidTile[]): string {
  return cells.map((laid) => `${laid.cell}${laid.tile}${laid.front ? 1 : 0}`).sort().join(' ');
}

/** A tile lies as it will in the end. */
export function settled(cell: string, cells: readonly LaidTile[], shown: readonly LaidTile[]): boolean {
  const side = (of: readonly LaidTile[]) => of.find((laid) => laid.cell === cell)?.front;
  return side(cells) === side(shown);
}
