/** What the newest move did on the Territory, from the events that `games/interactions/rules/events.py` tells. */
import type { EventTold } from '../../wire/messages';

/** A tile was laid: by a player, or as the wild player's answer. */
export interface Placed {
  key: 'place' | 'wild';
  cell: string;
}

/** A tile that lay there was turned over. */
export interface Turned {
  key: 'turn';
  cell: string;
}

/** Raised tiles, selections and the end: nothing on the Territory. */
export interface Elsewhere {
  key: 'elsewhere';
}

export type Happened = Placed | Turned | Elsewhere;

/** One for each event, in the same order. */
export function happened(events: readonly EventTold[]): Happened[] {
  return events.map(({ key, facts: { cell } }) => {
    const known = key === 'place' || key === 'wild' || key === 'turn';
    return known && typeof cell === 'string' ? { key, cell } : { key: 'elsewhere' };
  });
}
