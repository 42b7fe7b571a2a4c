/** Where a chance moves and nobody is to blame: what is said so that the graph and the judgements agree. */
import type { MomentTold, ReviewTold } from '../wire/reviews';
import { isMistake } from './judgements';
import { OVER_PAR, percent, told as toldOf } from './words';

const SYMBOLS: Partial<Record<MomentTold['kind'], string>> = { fell: '↘', raised: '↗', luck: '⚄' };
/** The moment's own symbol, where it is not one of a judgement. */
export const swingSymbol = ({ kind }: MomentTold): string | null => SYMBOLS[kind] ?? null;

/** From such a change on it is said. */
const [FELL, ROSE] = [0.05, 0.1];

/** A seat's chance before and after a decision. */
function around({ before, plies }: ReviewTold['review'], index: number, seat: number): [number, number] {
  return [(plies[index - 1]?.chances ?? before)[seat] ?? 0, plies[index]?.chances[seat] ?? 0];
}

/** What is said of a decision that is not blamed though the chances moved; '' where nothing is to be said. */
export function swingWords({ review }: ReviewTold, index: number, names: readonly string[]): string {
  const one = review.plies[index];
  if (!one || one.seat === null || one.verdict || isMistake(one) || review.unit === OVER_PAR) return '';
  const [from, to] = around(review, index, one.seat);
  const facts = { seat: one.seat, from: percent(from), to: percent(to) };
  if (from - to >= FELL) return toldOf('shell-review-fell', names, { ...facts, place: placeOf(from, names.length) });
  return to - from >= ROSE && names.length > 1 ? toldOf('shell-review-rose', names, facts) : '';
}

/** How good a position was for a seat among so many. */
function placeOf(chance: number, seats: number): 'even' | 'hard' | 'lost' {
  const share = chance * Math.max(2, seats);
  return share >= 0.7 ? 'even' : share >= 0.25 ? 'hard' : 'lost';
}

/** Of a seat that ended worse than it began, and is blamed for nothing; '' for every other. */
export function unblamedWords({ review }: ReviewTold, seat: number, names: readonly string[]): string {
  const own = review.summary.find((one) => one.seat === seat);
  const [from, to] = [review.before[seat] ?? 0, review.plies.at(-1)?.chances[seat] ?? 0];
  const blamed = !own || review.unit === OVER_PAR || own.inaccuracies + own.mistakes + own.blunders > 0 || review.fatal !== null;
  return blamed || from - to < FELL ? '' : toldOf('shell-review-unblamed', names, { seat, from: percent(from), to: percent(to) });
}
