/** Pearls that came into a hole with the newest move, and how far from it they set out. */
import type { LogEntry } from '../../wire/messages';
import { holeAt, land, pearlOn, type Spot } from './sea';
import type { RaftTold, View } from './wire';

type Seen = Pick<View, 'rows' | 'rafts'>;

/** By seat and hole. */
export function flights(view: Seen, entry: LogEntry | undefined): Record<number, Record<number, Spot>> {
  const raft = view.rafts[entry?.seat ?? -1];
  if (!entry || !raft) return {};
  const [kind, one = '', two = '', three = ''] = entry.move.split(' ');
  if (kind === 'load') return { [raft.seat]: { [Number(three)]: fromLand(view, one, raft, Number(three)) } };
  if (kind === 'shift') return { [raft.seat]: { [Number(two)]: between(raft, Number(one), raft, Number(two)) } };
  if (kind === 'swap') return { [raft.seat]: Object.fromEntries(three.split(',').map((taken) => [Number(taken[1]), fromLand(view, one, raft, Number(taken[1]))])) };
  if (kind === 'trade') return traded(raft, view.rafts[Number(one)], two, three);
  return {};
}

function traded(mine: RaftTold, theirs: RaftTold | undefined, give: string, take: string): Record<number, Record<number, Spot>> {
  if (!theirs) return {};
  const moved = (list: string, from: RaftTold, to: RaftTold): Record<number, Spot> =>
    Object.fromEntries(list.split(',').map((pair) => pair.split('>').map(Number)).map(([source, target]) => [target!, between(from, source!, to, target!)]));
  return { [mine.seat]: moved(take, theirs, mine), [theirs.seat]: moved(give, mine, theirs) };
}

function at(raft: RaftTold, hole: number): Spot {
  const { row, col } = holeAt(raft.orient, hole);
  return { row: raft.row + row + 0.5, col: raft.col + col + 0.5 };
}

function between(from: RaftTold, source: number, to: RaftTold, target: number): Spot {
  const [start, end] = [at(from, source), at(to, target)];
  return { row: start.row - end.row, col: start.col - end.col };
}

function fromLand(view: Seen, part: string, raft: RaftTold, hole: number): Spot {
  const box = land(view.rows).find((one) => one.part === part);
  const [start, end] = [box ? pearlOn(box, 0) : at(raft, hole), at(raft, hole)];
  return { row: start.row - end.row, col: start.col - end.col };
}
