/** What a move did on the Territory, from the events that `games/interactions/rules/events.py` tells. */
import type { EventTold, LogEntry } from '../../wire/messages';
import { WILD } from './around';
import { valueOf } from './tiles';

/** A tile was laid: by a player, or as the wild player's answer. */
export interface Placed {
  key: 'place' | 'wild';
  cell: string;
  by: number;
}

/** A tile that lay there was turned over: what it showed, and what it shows now. */
export interface Turned {
  key: 'turn';
  cell: string;
  was: number;
  now: number;
}

/** Raised tiles, selections and the end: nothing on the Territory. */
export interface Elsewhere {
  key: 'elsewhere';
}

export type Happened = Placed | Turned | Elsewhere;

/** One for each event, in the same order. */
export function happened(events: readonly EventTold[]): Happened[] {
  return events.map(({ key, facts }) => {
    const { cell, tile, front, seat } = facts;
    if (typeof cell !== 'string') return { key: 'elsewhere' };
    if (key === 'place' || key === 'wild') return { key, cell, by: key === 'wild' || typeof seat !== 'number' ? WILD : seat };
    if (key !== 'turn') return { key: 'elsewhere' };
    return { key, cell, was: valueOf(String(tile), front !== true), now: valueOf(String(tile), front === true) };
  });
}

/** What stays marked on a cell: who laid a tile there or turned it last, and the values it has shown one after the other. */
export interface Mark {
  by: number;
  laid: boolean;
  values: number[];
}

/** The marks of these moves; of the newest one only its first `done` things have happened yet. */
export function marksOf(entries: readonly LogEntry[], done = Infinity): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  entries.forEach((entry, index) => {
    const things = happened(entry.events);
    let by = entry.seat ?? 0;
    for (const thing of index === entries.length - 1 ? things.slice(0, done) : things) {
      if (thing.key === 'elsewhere') continue;
      const before = marks.get(thing.cell);
      if (thing.key === 'turn') marks.set(thing.cell, { by, laid: before?.laid ?? false, values: [...(before?.values.length ? before.values : [thing.was]), thing.now] });
      else marks.set(thing.cell, { by: (by = thing.by), laid: true, values: [] });
    }
  });
  return marks;
}
