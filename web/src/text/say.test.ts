import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import type { SeatTold } from '../wire/messages';
import { optionValue, refusal, say, seatLongName, seatName, seatNames } from './say.svelte';

const seat = (more: Partial<SeatTold>): SeatTold => ({
  seat: 1,
  kind: 'here',
  name: '',
  level: null,
  taken: true,
  present: true,
  gone: false,
  ...more,
});

beforeEach(() => change({ language: 'en' }));

describe('seats', () => {
  it('are called by their person, their bot or their number', () => {
    expect(seatName(seat({ name: 'Ada' }))).toBe('Ada');
    expect(seatName(seat({}))).toBe('Player 2');
    expect(seatName(seat({ kind: 'link', name: 'bot:Greedy' }))).toBe('Greedy (bot)');
    expect(seatName(seat({ kind: 'bot', level: 1 }))).toBe('Pebble');
    expect(seatLongName(seat({ kind: 'bot', level: 1 }))).toBe('Pebble (bot, level 1)');
    expect(seatName(seat({ kind: 'link', taken: false, name: 'x' }))).toBe('Open seat 2');
  });
  it('are called in the language that was chosen last', () => {
    change({ language: 'fr' });
    expect(seatLongName(seat({ kind: 'bot', level: 5 }))).toBe('Galet (robot, niveau 5)');
  });
  it('of four bots have four names, and keep them when seats change round', () => {
    for (const language of ['en', 'fr'] as const) {
      change({ language });
      const bots = [0, 1, 2, 3].map((at) => seat({ seat: at, kind: 'bot', level: 1 }));
      const [first, later] = [seatNames(bots, 1), seatNames(bots, 2)];
      expect(new Set(first).size).toBe(4);
      expect(later).toEqual([first[3], first[0], first[1], first[2]]);
    }
  });
  it('of people without a name stay apart, match after match', () => {
    const people = [0, 1, 2].map((at) => seat({ seat: at }));
    expect(seatNames(people, 1)).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(seatNames(people, 2)).toEqual(['Player 3', 'Player 1', 'Player 2']);
  });
});

describe('refusals', () => {
  it('say the problem first, then the code', () => {
    expect(refusal(null, 'INVALID_RECORD', { field: 'game', problem: 'unknown-game', game: 'chess' })).toContain('chess');
    expect(refusal('interactions', 'SEAT_TAKEN', {})).toBe('Somebody already sits here.');
  });
  it('show an unknown code rather than nothing', () => {
    expect(refusal('interactions', 'ODD_THING', {})).toContain('ODD_THING');
  });
});

describe('values of options', () => {
  it('are on and off in words', () => {
    expect([optionValue('nothing', 'x', true), optionValue('nothing', 'x', 7)]).toEqual([say('shell-on'), '7']);
  });
  it('are told seat by seat where they differ', () => {
    expect(optionValue('laguna', 'colours', ['y', 'any'])).toBe('yellow, whichever is left');
  });
});
