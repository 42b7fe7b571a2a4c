import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import type { OfferTold } from '../wire/messages';
import { seatTold } from '../wire/told.fake';
import { goneSeats, offersShown } from './offers';

const names = ['Ada', 'Bo', 'Cy'];
const offer = (seat: number, waiting: number[]): OfferTold => ({ offer: 'draw', seat, accepted: [], waiting });

beforeEach(() => change({ language: 'en' }));

describe('an offer', () => {
  it('is answered by a seat of mine whose word is missing', () => {
    expect(offersShown([offer(1, [0, 2])], [0], names)).toMatchObject([{ answers: 0, withdraws: null }]);
  });
  it('is answered on one screen for one seat after the other', () => {
    expect(offersShown([offer(0, [1, 2])], [0, 1, 2], names)[0]?.answers).toBe(1);
    expect(offersShown([offer(0, [2])], [0, 1, 2], names)[0]?.answers).toBe(2);
  });
  it('is withdrawn by whoever made it, who sees whose word is missing', () => {
    const [shown] = offersShown([offer(0, [1, 2])], [0], names);
    expect(shown).toMatchObject({ answers: null, withdraws: 0 });
    expect(shown?.words).toContain('Bo and Cy');
  });
  it('is only seen by those who have said yes and by those who watch', () => {
    for (const mine of [[2], []]) {
      expect(offersShown([offer(0, [1])], mine, names)).toMatchObject([{ answers: null, withdraws: null }]);
    }
  });
});

describe('somebody who is gone', () => {
  const seats = [seatTold(0), seatTold(1, { gone: true }), seatTold(2, { gone: true })];

  it('is told to those who play', () => {
    expect(goneSeats(seats, [0], [])).toEqual([1, 2]);
    expect(goneSeats(seats, [], [])).toEqual([]);
  });
  it('is not told again to whoever waits', () => {
    expect(goneSeats(seats, [0], [1])).toEqual([2]);
  });
});
