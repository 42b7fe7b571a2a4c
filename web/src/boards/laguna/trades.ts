/** An exchange with a raft being put together: only what the list of legal moves holds can be confirmed. */

export interface Pick {
  give: number[];
  take: number[];
}

export const NOTHING: Pick = { give: [], take: [] };

export function toggled(holes: number[], hole: number): number[] {
  return holes.includes(hole) ? holes.filter((one) => one !== hole) : [...holes, hole].sort((a, b) => a - b);
}

/** The legal exchanges with a seat that give and take exactly these holes; crossed rafts may have several. */
export function fitting(moves: string[], seat: number, pick: Pick): string[] {
  if (!pick.give.length || pick.give.length !== pick.take.length) return [];
  return moves.filter((move) => {
    const [word, other, give, take] = move.split(' ');
    if (word !== 'trade' || Number(other) !== seat) return false;
    return same(sources(give!), pick.give) && same(sources(take!), pick.take);
  });
}

/** What an exchange begun with a seat still lacks: a pearl of the own raft, one of theirs, room for one of them, or nothing. */
export type Lack = 'give' | 'take' | 'room' | 'nothing';

export function lackOf(moves: string[], seat: number, pick: Pick): Lack {
  const more = pick.take.length - pick.give.length;
  if (more !== 0) return more > 0 ? 'give' : 'take';
  return fitting(moves, seat, pick).length ? 'nothing' : 'room';
}

/** The pearls that any legal exchange with that seat could move. */
export function movable(moves: string[], seat: number, side: 'give' | 'take'): Set<number> {
  const found = new Set<number>();
  for (const move of moves) {
    const [word, other, give, take] = move.split(' ');
    if (word === 'trade' && Number(other) === seat) sources((side === 'give' ? give : take)!).forEach((hole) => found.add(hole));
  }
  return found;
}

function sources(list: string): number[] {
  return list.split(',').map((pair) => Number(pair[0])).sort((a, b) => a - b);
}

function same(one: number[], other: number[]): boolean {
  return one.length === other.length && one.every((hole, at) => hole === other[at]);
}
