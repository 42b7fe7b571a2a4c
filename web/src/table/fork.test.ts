import { expect, it } from 'vitest';
import { matchRecord, seatTold } from '../wire/told.fake';
import { forkWish } from './fork';

const likes = { name: 'Ada', level: 2 };

it('going on from a position keeps the moves up to it, not how long they took or how it ended', () => {
  const record = matchRecord({ moves: ['a', 'b', 'c'], result: { reason: 'x' }, times: [1, 2, 3] });
  const wish = forkWish(record, 2, 0, [seatTold(0), seatTold(1, { kind: 'bot', level: 4 })], likes);
  expect(wish.record).toEqual(matchRecord({ moves: ['a', 'b'], result: null }));
  expect(record.moves).toHaveLength(3);
});

it('going on seats the person where they looked from and bots opposite, as strong as the one who sat there', () => {
  const seats = [seatTold(0, { kind: 'link' }), seatTold(1), seatTold(2, { kind: 'bot', level: 4 })];
  expect(forkWish(matchRecord(), 1, 1, seats, likes).seats).toEqual([
    { kind: 'bot', level: 2 },
    { kind: 'here', name: 'Ada' },
    { kind: 'bot', level: 4 },
  ]);
});
