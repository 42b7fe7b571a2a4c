import { expect, test } from 'vitest';
import type { SeatTold } from '../../wire/messages';
import { nameOf, partnerOf, teamOf } from './around';

const text = (key: string, facts: Record<string, unknown> = {}) => `${key.replace('interactions-', '')}${facts.owner === undefined ? '' : ` ${String(facts.owner)}`}`;
const seat = (name: string, at: number): SeatTold => ({ seat: at, kind: 'here', name, level: null, taken: true, present: true, gone: false });
const score = (total: number) => ({ tiles: total, fronts: 3, spare: null, bonus: 0, zone: null, total });

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

test('partners sit alternately', () => {
  expect([0, 1, 2, 3].map(partnerOf)).toEqual([2, 3, 0, 1]);
});
