import { expect, test } from 'vitest';
import { bonusCounts, bonusSide, zonesCount } from './counting';

const LINE = { tiles: 12, fronts: 2, spare: 'H', bonus: 2, zone: null, total: 14 };

test('the seventh tile counts the side that more of the six show', () => {
  expect([0, 2, 3, 4, 6].map((fronts) => bonusSide({ ...LINE, fronts }))).toEqual(['back', 'back', 'even', 'front', 'front']);
});

test('a bonus that is what the tile is worth is a line of the sheet', () => {
  expect(bonusCounts([LINE, { ...LINE, fronts: 5, bonus: 6 }, { ...LINE, fronts: 3, bonus: 0 }])).toBe(true);
});

test('where a seventh tile counts nothing that should, the bonus is off', () => {
  expect(bonusCounts([{ ...LINE, bonus: 0 }, { ...LINE, fronts: 3, bonus: 0 }])).toBe(false);
});

test('zones count where somebody has one', () => {
  expect(zonesCount([LINE, LINE])).toBe(false);
  expect(zonesCount([LINE, { ...LINE, zone: 0 }])).toBe(true);
});
