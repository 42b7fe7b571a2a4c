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
