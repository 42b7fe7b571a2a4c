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

/** The reefs that would show in an open hole after a step, as far as the view tells. */
export function reefsAhead(rows: string[], raft: RaftTold, way: string): Spot[] {
  return bared(rows, stepped(raft, way));
}

/** What lies under the holes of a raft as far as the view tells. */
export function under(rows: string[], raft: Afloat): string[] {
  return raft.holes.map((_, hole) => {
    const spot = holeAt(raft.orient, hole);
    return rows[raft.row + spot.row]?.[raft.col + spot.col] ?? '?';
  });
}

type Afloat = Pick<RaftTold, 'orient' | 'row' | 'col' | 'holes'>;

/** The cells with a reef that shows in an open hole of the raft. */
export function bared(rows: string[], raft: Afloat | undefined): Spot[] {
  return raft ? beneath(rows, raft).filter(({ symbol, open }) => open && symbol === 'x') : [];
}

/** What lies under the pearls of a raft, but for water. */
export function covered(rows: string[], raft: Afloat): (Spot & { symbol: string })[] {
  return beneath(rows, raft).filter(({ symbol, open }) => !open && !'.?'.includes(symbol));
}

function beneath(rows: string[], raft: Afloat): (Spot & { symbol: string; open: boolean })[] {
  return under(rows, raft).map((symbol, hole) => {
    const { row, col } = holeAt(raft.orient, hole);
    return { symbol, open: raft.holes[hole] === '-', row: raft.row + row, col: raft.col + col };
  });
}

/** Which pearl is unloaded: the chosen one if it may be, or else the first that may; null where none may. */
export function unloaded(ready: number[], chosen: number | null): string | null {
  const hole = chosen !== null && ready.includes(chosen) ? chosen : ready[0];
  return hole === undefined ? null : `unload ${hole}`;
}
