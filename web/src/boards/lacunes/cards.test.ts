import { describe, expect, it } from 'vitest';
import { CELLS, PACK, cellAt, isCard, placeOf, rankOf, suitOf } from './cards';

describe('cards', () => {
  it('are 48 without the aces, each once', () => {
    expect(PACK).toHaveLength(48);
    expect(new Set(PACK).size).toBe(48);
    expect(PACK.some((card) => rankOf(card) === 'A')).toBe(false);
  });
  it('have a rank and a suit, and gaps and unknown cells are none', () => {
    expect([rankOf('TH'), suitOf('TH')]).toEqual(['T', 'H']);
    expect(['6H', '--', '??', '', undefined].map(isCard)).toEqual([true, false, false, false, false]);
  });
});

it('a cell and its place name each other', () => {
  expect(placeOf(0)).toEqual({ row: 1, column: 1 });
  expect(placeOf(51)).toEqual({ row: 4, column: 13 });
  for (let cell = 0; cell < CELLS; cell++) expect(cellAt(placeOf(cell))).toBe(cell);
});
