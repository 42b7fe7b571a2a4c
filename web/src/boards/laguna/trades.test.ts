import { expect, it } from 'vitest';
import { fitting, lackOf, movable, toggled } from './trades';

const MOVES = ['step E', 'trade 1 0>0 5>5', 'trade 1 1>2 2>1', 'trade 1 1>3 2>4', 'trade 1 0>0,1>1 1>1,5>5', 'trade 2 0>0 1>1'];

it('only a legal exchange fits', () => {
  expect(fitting(MOVES, 1, { give: [0], take: [5] })).toEqual(['trade 1 0>0 5>5']);
  expect(fitting(MOVES, 1, { give: [0], take: [1] })).toEqual([]);
  expect(fitting(MOVES, 1, { give: [0, 1], take: [5] })).toEqual([]);
});

it('says what an exchange still lacks', () => {
  const lack = (give: number[], take: number[]) => lackOf(MOVES, 1, { give, take });
  expect([lack([], [5]), lack([0, 1], [5]), lack([0], [1]), lack([0], [5])]).toEqual(['give', 'take', 'room', 'nothing']);
});

it('crossed rafts may leave a choice', () => {
  expect(fitting(MOVES, 1, { give: [1], take: [2] })).toHaveLength(2);
});

it('pearls that no exchange can move are not offered', () => {
  expect([...movable(MOVES, 1, 'give')].sort()).toEqual([0, 1]);
  expect([...movable(MOVES, 2, 'take')]).toEqual([1]);
});

it('a second tap takes a pearl out again', () => {
  expect(toggled([1], 0)).toEqual([0, 1]);
  expect(toggled([0, 1], 1)).toEqual([0]);
});
