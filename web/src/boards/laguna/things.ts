/** What can be touched: holes, pearls ashore, the volcano, the water beside the raft; and what carrying one to another means. */
import { cellOf, holeOn, land, nearestPearl, wayBeside, type Spot } from './sea';
import type { RaftTold, View } from './wire';

export type Thing =
  | { kind: 'hole'; hole: number; colour: string | null }
  | { kind: 'theirs'; seat: number; hole: number; colour: string | null }
  | { kind: 'shore'; island: string; at: number | null; colour: string | null }
  | { kind: 'volcano' }
  | { kind: 'water'; way: string | null; at: Spot };

/** A pearl in the hand: from a hole of the own raft, from an island, or from those that are still to be distributed. */
export type Held = { colour: string; hole: number } | { colour: string; island: string; at: number } | { colour: string; pool: true };

const pearlIn = (raft: RaftTold, hole: number): string | null => (raft.holes[hole] === '-' ? null : raft.holes[hole]!);

export function holeOf(raft: RaftTold, hole: number): Thing {
  return { kind: 'hole', hole, colour: pearlIn(raft, hole) };
}

export function theirsOf(raft: RaftTold, hole: number): Thing {
  return { kind: 'theirs', seat: raft.seat, hole, colour: pearlIn(raft, hole) };
}

/** What lies at a place of the sea, as seen from a raft. */
export function thingAt(view: Pick<View, 'rows' | 'islands' | 'rafts'>, mine: RaftTold | null, point: Spot): Thing {
  const cell = cellOf(point);
  for (const raft of view.rafts) {
    const hole = holeOn(raft, cell);
    if (hole !== null) return raft.seat === mine?.seat ? holeOf(raft, hole) : theirsOf(raft, hole);
  }
  const part = view.rows[cell.row]?.[cell.col] ?? '';
  if (part === '@') return { kind: 'volcano' };
  if (part in view.islands) return ashore(view, part, point);
  return { kind: 'water', way: mine ? wayBeside(mine, point) : null, at: point };
}

function ashore(view: Pick<View, 'rows' | 'islands'>, island: string, point: Spot): Thing {
  const pearls = view.islands[island] ?? '';
  const box = land(view.rows).find((one) => one.part === island)!;
  const at = nearestPearl(box, pearls, point);
  return { kind: 'shore', island, at, colour: at === null ? null : pearls[at]! };
}

/** What can be lifted of a thing: an own pearl, or one of an island where the raft lies. */
export function graspable(thing: Thing, docks: readonly string[]): Held | null {
  if (thing.kind === 'hole' && thing.colour) return { colour: thing.colour, hole: thing.hole };
  if (thing.kind === 'shore' && thing.colour && docks.includes(thing.island)) return { colour: thing.colour, island: thing.island, at: thing.at! };
  return null;
}

/** A pearl from an island into a hole: loaded into an open one, exchanged for what lies in a covered one (LAG-A14). */
export function fetched(raft: Pick<RaftTold, 'holes'>, island: string, colour: string, hole: number): string {
  return raft.holes[hole] === '-' ? `load ${island} ${colour} ${hole}` : `swap ${island} ${hole} ${colour}${hole}`;
}

/** The move that carrying a pearl to a thing means; null where it means nothing. */
export function carried(raft: Pick<RaftTold, 'holes'> | null, held: Held, on: Thing, moves: readonly string[]): string | null {
  if ('pool' in held) return on.kind === 'shore' ? `pearl ${held.colour} ${on.island}` : null;
  if ('island' in held) return on.kind === 'hole' && raft ? fetched(raft, held.island, held.colour, on.hole) : null;
  if (on.kind === 'hole') return on.hole === held.hole ? null : `shift ${held.hole} ${on.hole}`;
  if (on.kind === 'volcano') return `unload ${held.hole}`;
  if (on.kind !== 'shore') return null;
  const left = `drop ${on.island} ${held.hole}`;
  return moves.includes(left) || on.colour === null ? left : `swap ${on.island} ${held.hole} ${on.colour}${held.hole}`;
}

/** The same pearl twice. */
export function isSame(one: Held | null, other: Held): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
