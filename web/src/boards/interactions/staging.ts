/** A move shown in steps: the final position with the events that have not happened yet undone. */
import type { EventTold } from '../../wire/messages';
import { valueOf } from './tiles';
import type { Laid } from './wire';

/** The cells as they were after the first `done` events of the move that led to `cells`. */
export function staged(cells: readonly Laid[], events: readonly EventTold[], done: number): Laid[] {
  const shown = new Map(cells.map((laid) => [laid.cell, laid]));
  for (const event of events.slice(done).reverse()) {
    const laid = shown.get(event.facts.cell);
    if (!laid) continue;
    if (event.key === 'turn') shown.set(laid.cell, { ...laid, front: !laid.front, value: valueOf(laid.tile, !laid.front) });
    else if (event.key === 'place' || event.key === 'wild') shown.delete(laid.cell);
  }
  return [...shown.values()];
}

export interface Beat {
  /** How many events have happened at this beat. */
  done: number;
  key: 'lay' | 'turn';
}

/** The moments of a move: a tile is laid, its neighbours turn, and the same for the wild player's answer. */
export function beats(events: readonly EventTold[]): Beat[] {
  const found: Beat[] = [];
  events.forEach((event, index) => {
    if (event.key === 'place' || event.key === 'wild') found.push({ done: index + 1, key: 'lay' });
    if (event.key === 'turn' && events[index + 1]?.key !== 'turn') found.push({ done: index + 1, key: 'turn' });
  });
  return found;
}

export function signature(cells: readonly Laid[]): string {
  return cells.map((laid) => `${laid.cell}${laid.tile}${laid.front ? 1 : 0}`).sort().join(' ');
}
