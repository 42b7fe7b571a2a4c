import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import type { MatchTold } from '../wire/messages';
import { seatTold } from '../wire/told.fake';
import { played, score, wins } from './series';

/** Two people who change seats with each match: `now` is where each sits in the third. */
const match = (number: number, winners: number[]): MatchTold => ({
  number,
  seats: number % 2 === 1 ? [sat('Ada', 0), sat('Bo', 1)] : [sat('Bo', 1), sat('Ada', 0)],
  ended: { reason: 'count', scores: [1, 2], winners, seat: null },
});
const sat = (name: string, now: number): MatchTold['seats'][number] => ({ kind: 'here', name, level: null, now });
const seats = [seatTold(0), seatTold(1)];

beforeEach(() => change({ language: 'en' }));

describe('the score of a table', () => {
  it('counts wins by person, whatever seat they had', () => {
    expect(wins([match(1, [0]), match(2, [1])], 2)).toEqual([2, 0]);
    expect(score([match(1, [0]), match(2, [0])], seats)).toBe('Ada: 1 · Bo: 1');
  });
  it('shares a win among those who share it, and counts none that ended without one', () => {
    expect(wins([match(1, [0, 1]), { ...match(2, [0]), ended: null }], 2)).toEqual([0.5, 0.5]);
  });
  it('is none before a match is over, and none for one alone', () => {
    expect(score([], seats)).toBe('');
    expect(score([match(1, [0])], [seatTold(0)])).toBe('');
  });
});

it('earlier matches are told newest first, with who won', () => {
  expect(played([match(1, [0]), match(2, [0])])).toEqual([
    { number: 2, words: 'Match 2: Bo wins' },
    { number: 1, words: 'Match 1: Ada wins' },
  ]);
});
