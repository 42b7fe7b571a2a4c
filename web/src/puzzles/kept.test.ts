import { describe, expect, it } from 'vitest';
import { bestRun, isRated, ran, solved, solvedIn, wantRating } from './kept.svelte';

const stored = () => JSON.parse(localStorage.getItem('ludotheque.puzzles')!) as unknown;

describe('what a browser keeps of puzzles', () => {
  it('is each solved one once', () => {
    solved('forma', '1-1');
    solved('forma', '1-1');
    expect([solvedIn('forma'), solvedIn('lacuna')]).toEqual([['1-1'], []]);
    expect(stored()).toMatchObject({ solved: { forma: ['1-1'] } });
  });
  it('is the best run, and only a better one is a new best', () => {
    expect([ran('forma', 4), ran('forma', 4), ran('forma', 3), bestRun('forma')]).toEqual([true, false, false, 4]);
    expect(ran('lacuna', 0)).toBe(false);
  });
  it('is whether a rating is wanted, which nobody is given unasked', () => {
    expect(isRated()).toBe(false);
    wantRating(true);
    expect([isRated(), stored()]).toMatchObject([true, { rated: true }]);
    wantRating(false);
  });
});
