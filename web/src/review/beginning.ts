/** Where a review opens: at what mattered to its reader. */
import type { MomentTold, ReviewTold } from '../wire/reviews';
import { numberOf } from './words';

/** What somebody could have done better. */
const BLAMED: readonly MomentTold['kind'][] = ['thrown', 'passed', 'turned', 'missed', 'slip'];

/** How many decisions stand: a player's own first moment, a fault before all others; for everybody else where it was decided. */
export function firstShown({ mine, review }: ReviewTold): number {
  const { fatal, plies, summary } = review;
  if (mine.length !== 1) return decisive(review);
  const own = summary.find(({ seat }) => seat === mine[0])?.moments ?? [];
  const first = own.find(({ ply }) => ply === fatal) ?? own.find(({ kind }) => BLAMED.includes(kind)) ?? own[0];
  return first ? numberOf(plies, first.ply) : decisive(review);
}

/** The fatal move, or the one that lost most; the end where no single one decided. */
function decisive({ fatal, moments, plies }: ReviewTold['review']): number {
  const numbers = moments.map(({ ply }) => numberOf(plies, ply));
  const weight = (number: number): number => plies[number - 1]?.weight ?? 0;
  if (numbers.length === 0) return plies.length;
  return numbers.find((number) => plies[number - 1]?.ply === fatal) ?? numbers.reduce((worst, number) => (weight(number) > weight(worst) ? number : worst));
}
