import { expect, test } from 'vitest';
import type { SeatTold } from '../../wire/messages';
import { nameOf, newest, othersOf, teamOf } from './around';

const text = (key: string, facts: Record<string, unknown> = {}) => `${key.replace('interactions-', '')}${facts.owner === undefined ? '' : ` ${String(facts.owner)}`}`;
const seat = (name: string, at: number): SeatTold => ({ seat: at, kind: 'here', name, level: null, taken: true, present: true, gone: false });
const score = (total: number) => ({ tiles: total, fronts: 3, spare: null, bonus: 0, zone: null, total });

test('the others sit in the order of play, from the next one on', () => {
  expect(othersOf(4, 1)).toEqual([2, 3, 0]);
  expect(othersOf(4, 0)).toEqual([1, 2, 3]);
  expect(othersOf(2, 1)).toEqual([0]);
});

test('who watches sees everybody', () => {
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
});

test('a seat has its name, or else its colour', () => {
  const seats = [seat('Ada', 0), seat('', 1)];
  expect(nameOf(0, false, seats, text)).toBe('Ada');
  expect(nameOf(1, false, seats, text)).toBe('colour 1');
  expect(nameOf(3, false, seats, text)).toBe('colour 3');
});

test('alone, the second owner is the wild player', () => {
  expect(nameOf(1, true, [seat('Ada', 0)], text)).toBe('wild-name');
  expect(nameOf(0, true, [seat('Ada', 0)], text)).toBe('Ada');
});

test('a team is worth what its weaker member has', () => {
  const scores = [14, 25, 17, 9].map(score);
  expect([0, 1, 2, 3].map((owner) => teamOf(owner, scores))).toEqual([
    { team: 1, points: 14 }, { team: 2, points: 9 }, { team: 1, points: 14 }, { team: 2, points: 9 },
  ]);
});

test('the newest turn is the own placement and the wild answer', () => {
  const last = { cell: 'f6', turned: ['e6'], wild: { cell: 'g6', turned: ['f6', 'g5'] } };
  expect(newest(last)).toEqual({ laid: ['f6', 'g6'], turned: ['e6', 'f6', 'g5'] });
  expect(newest({ ...last, wild: null })).toEqual({ laid: ['f6'], turned: ['e6'] });
  expect(newest(null)).toEqual({ laid: [], turned: [] });
});
