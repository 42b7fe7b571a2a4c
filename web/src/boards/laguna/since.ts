/** What others did since my last move, as it can still be seen: the wakes of their rafts and the pearls they moved. */
import type { LogEntry } from '../../wire/messages';
import { middle, WAYS, type Spot } from './sea';
import type { RaftTold, View } from './wire';

export interface Wake {
  seat: number;
  colour: string;
  /** The middles of the raft, the oldest first; the last is where it lies now. */
  points: Spot[];
}

export interface Marks {
  wakes: Wake[];
  /** By seat, the holes whose pearls came there. */
  holes: Record<number, number[]>;
  /** Islands, and `@` for the volcano, that lost or got pearls. */
  lands: string[];
}

export function marksSince(view: Pick<View, 'rafts'>, since: readonly LogEntry[], me: number | null): Marks {
  const others = since.filter((entry) => entry.seat !== null && entry.seat !== me);
  const holes = new Map<number, Set<number>>();
  const lands = new Set<string>();
  for (const entry of others) note(entry.seat!, entry.move.split(' '), holes, lands);
  return {
    wakes: view.rafts.flatMap((raft) => wakeOf(raft, others.filter((entry) => entry.seat === raft.seat))),
    holes: Object.fromEntries([...holes].map(([seat, found]) => [seat, [...found]])),
    lands: [...lands],
  };
}

/** Backwards from where the raft lies. */
function wakeOf(raft: RaftTold, entries: readonly LogEntry[]): Wake[] {
  let at = middle(raft);
  const points = [at];
  for (const { move } of [...entries].reverse()) {
    const way = WAYS[/^step ([NESW])$/.exec(move)?.[1] ?? ''];
    if (!way) continue;
    at = { row: at.row - way.row, col: at.col - way.col };
    points.unshift(at);
  }
  return points.length > 1 ? [{ seat: raft.seat, colour: raft.colour, points }] : [];
}

function note(seat: number, words: string[], holes: Map<number, Set<number>>, lands: Set<string>): void {
  const at = (owner: number): Set<number> => holes.get(owner) ?? holes.set(owner, new Set()).get(owner)!;
  const [kind = '', one = '', two = '', three = ''] = words;
  const touched: Record<string, string> = { load: one, swap: one, drop: one, pearl: two, unload: '@' };
  if (touched[kind]) lands.add(touched[kind]);
  if (kind === 'load') at(seat).add(Number(three));
  if (kind === 'swap') three.split(',').forEach((taken) => at(seat).add(Number(taken[1])));
  if (kind === 'shift') {
    at(seat).delete(Number(one));
    at(seat).add(Number(two));
  }
  if (kind === 'trade') {
    two.split(',').forEach((given) => at(Number(one)).add(Number(given.split('>')[1])));
    three.split(',').forEach((taken) => at(seat).add(Number(taken.split('>')[1])));
  }
}
