import { expect, it } from 'vitest';
import { outcomeTold, viewTold } from '../wire/told.fake';
import { waitsFor } from './waiting';

const waited = (view: ReturnType<typeof viewTold>) => [0, 1, 2].filter((seat) => waitsFor(view, seat));

it('a match waits for the seat to move', () => {
  expect(waited(viewTold(0, { to_move: 1 }))).toEqual([1]);
});

it('a match waits for nobody at chance and once it is over', () => {
  expect(waited(viewTold(0, { to_move: 'chance' }))).toEqual([]);
  expect(waited(viewTold(0, { to_move: 1, outcome: outcomeTold() }))).toEqual([]);
});

it('a match waits for every secret choice that is missing, whoever would be to move', () => {
  expect(waited(viewTold(0, { to_move: 0, together: [0, 1, 2], chosen: [0] }))).toEqual([1, 2]);
  expect(waited(viewTold(0, { to_move: 0, together: [1], chosen: [] }))).toEqual([1]);
});
