import { describe, expect, it } from 'vitest';
import type { ResultTold } from '../../wire/bodies';
import { barsOf, linesOf, type Summary } from './summary';

const SUMMARY: Summary = {
  games: 8, wins: 3, helped: 1, win_rate: 0.375, streak: 0, best_streak: 2,
  wins_by_redeals: { 0: 1, 2: 2 }, mean_placed_of_lost: 12.25, best_placed_of_lost: 30,
};
const text = (key: string, facts?: Record<string, unknown>): string => `${key} ${String(facts?.percent ?? '')}`;

describe('the figures of a preset', () => {
  it('are told in one order, the rate in whole percents', () => {
    const lines = linesOf(SUMMARY, text, 'en');
    expect(lines.map(([key]) => key)).toEqual(['games', 'wins', 'helped', 'rate', 'streak', 'best-streak', 'mean', 'best']);
    expect(Object.fromEntries(lines)).toMatchObject({ rate: 'lacunes-statistics-percent 38', mean: '12.3', best: 30 });
  });
  it('are written as the reader writes numbers', () => {
    expect(Object.fromEntries(linesOf(SUMMARY, text, 'fr')).mean).toBe('12,3');
  });
  it('say nothing of losses where there are none, and no rate is zero', () => {
    const lines = linesOf({ ...SUMMARY, win_rate: null, mean_placed_of_lost: null, best_placed_of_lost: null }, text, 'en');
    expect(lines.map(([key]) => key)).not.toContain('mean');
    expect(Object.fromEntries(lines).rate).toBe('lacunes-statistics-percent 0');
  });
});

it('a bar is as high as the cards in place, and only a win can be helped', () => {
  const game = (placed: number | undefined, won: boolean, assisted: boolean) => ({ facts: placed === undefined ? {} : { placed }, won, assisted }) as unknown as ResultTold;
  expect(barsOf([game(48, true, true), game(12, false, true), game(undefined, false, false)])).toEqual([
    { at: 0, placed: 48, won: true, helped: true },
    { at: 1, placed: 12, won: false, helped: false },
    { at: 2, placed: 0, won: false, helped: false },
  ]);
});
