import { expect, it } from 'vitest';
import { newestCell } from './events';

const places = { row: 2, column: 7, 'from-row': 4, 'from-column': 1 };

it('the newest card is where a move or a hop brought it', () => {
  expect(newestCell([{ key: 'moved', facts: { card: '6H', rank: '6', suit: 'H', ...places } }])).toBe(19);
  expect(newestCell([{ key: 'hopped', facts: { card: '2H', rank: '2', suit: 'H', ...places, column: 1 } }, { key: 'blocked', facts: { placed: 4 } }])).toBe(13);
});

it('a redeal has no newest card, nor has the beginning', () => {
  expect(newestCell([{ key: 'redealt', facts: { redeals: 1 } }, { key: 'blocked', facts: { placed: 3 } }])).toBeNull();
  expect(newestCell([])).toBeNull();
});
