import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { outcomeTold, seatTold, viewTold } from '../wire/told.fake';
import { places, timeLeft } from './places';

const two = [seatTold(0), seatTold(1)];
const doing = (...arguments_: Parameters<typeof places>) => places(...arguments_).map((place) => place.doing);

beforeEach(() => change({ language: 'en' }));

describe('the seats of the panel', () => {
  it('say who is to move and who I am', () => {
    expect(places(two, viewTold(1, { to_move: 0 }), [1])).toMatchObject([
      { name: 'Ada', waits: true, me: false },
      { name: 'Bo', waits: false, me: true },
    ]);
  });
  it('call nobody me on a shared screen', () => {
    expect(places(two, viewTold(0), [0, 1]).some((place) => place.me)).toBe(false);
  });
  it('tell winners and points once the match is over', () => {
    const view = viewTold(0, { outcome: outcomeTold({ winners: [1], scores: [3, 8] }) });
    expect(places(two, view, [0])).toMatchObject([
      { won: false, score: 3, waits: false },
      { won: true, score: 8, waits: false },
    ]);
    expect(places(two, viewTold(0), [0]).map((place) => place.score)).toEqual([null, null]);
  });
  it('say who thinks, who is away and who has long been gone', () => {
    const seats = [
      seatTold(0, { kind: 'bot' }),
      seatTold(1, { kind: 'link', present: false }),
      seatTold(2, { kind: 'link', present: false, gone: true }),
      seatTold(3, { kind: 'link', taken: false, present: false }),
    ];
    const words = doing(seats, viewTold(1, { thinking: [0] }), [1]);
    expect(new Set(words.slice(0, 3)).size).toBe(3);
    expect(words[3]).toBe('');
    expect(doing(seats, viewTold(1, { thinking: [0], preparing: [0] }), [1])[0]).toBe(say('shell-prepares'));
  });
  it('say who has chosen while all choose in secret', () => {
    expect(doing(two, viewTold(0, { together: [0, 1], chosen: [1] }), [0])).toEqual([say('shell-chooses'), say('shell-has-chosen')]);
    expect(doing(two, viewTold(0), [0])).toEqual(['', '']);
  });
});

describe('the time left', () => {
  const clock = { left: [60_000, 45_000, null], running: [1], detail: {} };

  it('runs only for whoever is to move', () => {
    expect(timeLeft(clock, 0, 5000)).toBe(60_000);
    expect(timeLeft(clock, 1, 5000)).toBe(40_000);
  });
  it('is none without a clock and for a seat without one', () => {
    expect(timeLeft(null, 0, 5000)).toBeNull();
    expect(timeLeft(clock, 2, 5000)).toBeNull();
    expect(timeLeft(clock, 3, 5000)).toBeNull();
  });
});
