import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../storage';
import { change } from '../preferences.svelte';
import { gameTold, rungTold } from '../wire/told.fake';
import { levelOf, rememberLevel, rungAt, rungsOf, rungText } from './levels';

describe('the level of the bots', () => {
  beforeEach(() => localStorage.clear());
  it('is gentle the first time, in every game', () => {
    expect([levelOf('forma'), levelOf('lacuna')]).toEqual([1, 1]);
  });
  it('is then the one last met in that game, and in no other', () => {
    rememberLevel('forma', 4);
    rememberLevel('forma', 3);
    expect([levelOf('forma'), levelOf('lacuna')]).toEqual([3, 1]);
  });
  it('is what somebody chose for all games before, until they play', () => {
    keep('ludotheque.preferences', { level: 5 });
    rememberLevel('forma', 2);
    expect([levelOf('forma'), levelOf('lacuna')]).toEqual([2, 5]);
  });
});

describe('the levels that the server offers', () => {
  const [one, two, four] = [rungTold(1), rungTold(2), rungTold(4)];
  const game = gameTold({ ladders: [{ where: { players: 4, teams: true }, rungs: [two] }, { where: {}, rungs: [one, two, four] }] });
  it('are those of the first mode that the options agree with', () => {
    expect(rungsOf(game, { players: 4, teams: true, bonus: false })).toEqual([two]);
    expect(rungsOf(game, { players: 4, teams: false })).toEqual([one, two, four]);
    expect(rungsOf(gameTold({ ladders: [] }), {})).toEqual([]);
  });
  it('stand for one that is not offered by the strongest below it, or else the gentlest', () => {
    expect([3, 9, 2].map((level) => rungAt([two, four], level))).toEqual([two, four, two]);
    expect([rungAt([two, four], 1), rungAt([], 1)]).toEqual([two, undefined]);
  });
  it('say their number, how strong they are in a word, and what was measured', () => {
    change({ language: 'en' });
    expect(rungText(rungTold(1, { grade: 0, rating: 0, error: 0 }))).toBe('1 · for children · 0 points');
    expect(rungText(rungTold(6, { grade: 3, rating: 640, error: 120 }))).toBe('6 · fair · 640 ± 120 points');
    expect(rungText(rungTold(7, { grade: 5 }))).toBe('7 · nearly perfect');
  });
});
