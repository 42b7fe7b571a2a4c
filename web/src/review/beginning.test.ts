import { describe, expect, it } from 'vitest';
import { firstShown } from './beginning';
import { reviewTold } from './reviews.fake';

describe('a review opens', () => {
  it('for a player at the first moment of their own, and not at the other’s mistake', () => {
    expect(firstShown(reviewTold({ mine: [0] }))).toBe(3);
    expect(firstShown(reviewTold({ mine: [1] }))).toBe(2);
  });
  it('where it was decided for a player to whom nothing happened, and at the end where nothing was', () => {
    const summary = reviewTold().review.summary.map((one) => ({ ...one, moments: [] }));
    expect(firstShown(reviewTold({ mine: [0] }, { summary }))).toBe(2);
    expect(firstShown(reviewTold({ mine: [0] }, { summary, moments: [] }))).toBe(4);
  });
  it('at a fault before what nobody could help', () => {
    const [first, ...rest] = reviewTold().review.summary;
    const moments = [{ ply: 0, kind: 'fell' as const }, { ply: 2, kind: 'slip' as const }];
    expect(firstShown(reviewTold({ mine: [0] }, { summary: [{ ...first!, moments }, ...rest] }))).toBe(3);
    expect(firstShown(reviewTold({ mine: [0] }, { summary: [{ ...first!, moments: moments.slice(0, 1) }, ...rest] }))).toBe(1);
  });
  it('at the move that lost a deal, whatever came before it', () => {
    const [first, ...rest] = reviewTold().review.summary;
    const summary = [{ ...first!, moments: [{ ply: 0, kind: 'only' as const }, { ply: 2, kind: 'fatal' as const }] }, ...rest];
    expect(firstShown(reviewTold({ mine: [0] }, { summary, fatal: 2 }))).toBe(3);
  });
  it('where it was decided for whoever watches or plays all seats, and at the end where nothing was', () => {
    expect(firstShown(reviewTold())).toBe(2);
    expect(firstShown(reviewTold({ mine: [0, 1] }, { moments: [{ ply: 1, kind: 'turned' }, { ply: 2, kind: 'slip' }] }))).toBe(2);
    expect(firstShown(reviewTold({}, { fatal: 2, moments: [{ ply: 1, kind: 'turned' }, { ply: 2, kind: 'fatal' }] }))).toBe(3);
    expect(firstShown(reviewTold({}, { moments: [] }))).toBe(4);
  });
});
