/** Moves in the notation of the rules, put together from what was pressed, carried or let go. */
import { holeAt, holeOn, WAYS, type Orient, type Spot } from './sea';
import type { RaftTold } from './wire';

export interface Place extends Spot {
  orient: Orient;
  island: string;
}

/** The place that a `place` move names. */
export function placed(move: string): Place {
  const [, orient, row, col, island] = move.split(' ');
  return { orient: orient === 'V' ? 'V' : 'H', row: Number(row), col: Number(col), island: island ?? '' };
}

/** The next place after the chosen one that covers a cell, or the first; null where none does. */
export function placeOn(moves: string[], chosen: number, cell: Spot): number | null {
  const fits = moves.flatMap((move, at) => (holeOn(placed(move), cell) === null ? [] : [at]));
  return fits.find((at) => at > chosen) ?? fits[0] ?? null;
}

/** A place of the other orientation at the same island; null where there is none. */
export function turned(moves: string[], chosen: number): number | null {
  const from = placed(moves[chosen] ?? '');
  const other = moves.findIndex((move) => placed(move).orient !== from.orient && placed(move).island === from.island);
  return other < 0 ? null : other;
}

/** The islands that moves before play name, in order. */
export function islandsOf(moves: string[]): string[] {
  return [...new Set(moves.map((move) => move.split(' ').at(-1) ?? ''))].sort();
}

/** The raft one step on. */
export function stepped(raft: RaftTold, way: string): RaftTold {
  const by = WAYS[way] ?? { row: 0, col: 0 };
  return { ...raft, row: raft.row + by.row, col: raft.col + by.col };
}

/** What lies under the holes of a raft as far as the view tells. */
export function under(rows: string[], raft: Pick<RaftTold, 'orient' | 'row' | 'col' | 'holes'>): string[] {
  return raft.holes.map((_, hole) => {
    const spot = holeAt(raft.orient, hole);
    return rows[raft.row + spot.row]?.[raft.col + spot.col] ?? '?';
  });
}

/** A pearl from an island into a hole: loaded into an open one, exchanged for what lies in a covered one (LAG-A14). */
export function fetched(raft: Pick<RaftTold, 'holes'>, island: string, colour: string, hole: number): string {
  return raft.holes[hole] === '-' ? `load ${island} ${colour} ${hole}` : `swap ${island} ${hole} ${colour}${hole}`;
}

/** Which pearl is unloaded: the chosen one if it may be, or else the first that may; null where none may. */
export function unloaded(ready: number[], chosen: number | null): string | null {
  const hole = chosen !== null && ready.includes(chosen) ? chosen : ready[0];
  return hole === undefined ? null : `unload ${hole}`;
}

/** A pearl in the hand: from a hole of the own raft, or from an island. */
export type Held = { colour: string; hole: number } | { colour: string; island: string };

/** Where a pearl is let go: on a hole, or on a part of the board and the pearl that lies there. */
export interface Spotted {
  hole: number | null;
  part: string;
  pearl: string | null;
}

/** The move that letting a pearl go means; `step` where it meant to steer, null where it means nothing. */
export function dropped(raft: Pick<RaftTold, 'holes'>, held: Held, at: Spotted, docks: string[], moves: string[]): string | null {
  if ('island' in held) return at.hole === null ? null : fetched(raft, held.island, held.colour, at.hole);
  if (at.hole !== null) return at.hole === held.hole ? null : `shift ${held.hole} ${at.hole}`;
  if (at.part === '@') return `unload ${held.hole}`;
  if (!docks.includes(at.part)) return 'step';
  const left = `drop ${at.part} ${held.hole}`;
  return moves.includes(left) || at.pearl === null ? left : `swap ${at.part} ${held.hole} ${at.pearl}${held.hole}`;
}
