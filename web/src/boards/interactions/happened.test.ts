import { expect, test } from 'vitest';
import type { EventTold } from '../../wire/messages';
import { happened } from './happened';

test('laying, the wild answer and turning happen on a cell', () => {
  const events: EventTold[] = [
    { key: 'place', facts: { seat: 0, tile: 'A', cell: 'f7' } },
    { key: 'turn', facts: { cell: 'f6', owner: 0, tile: 'S', front: false } },
    { key: 'wild', facts: { tile: 'K', cell: 'g7', step: 1 } },
  ];
  expect(happened(events)).toEqual([{ key: 'place', cell: 'f7' }, { key: 'turn', cell: 'f6' }, { key: 'wild', cell: 'g7' }]);
});

test('everything else happens elsewhere and keeps its place in the order', () => {
  const events: EventTold[] = [{ key: 'select', facts: { seat: 0, tiles: ['S', 'A'] } }, { key: 'raise', facts: { tile: 'P' } }, { key: 'end', facts: {} }];
  expect(happened(events)).toEqual([{ key: 'elsewhere' }, { key: 'elsewhere' }, { key: 'elsewhere' }]);
});

test('an event without its cell is none of the Territory', () => {
  expect(happened([{ key: 'turn', facts: {} }])).toEqual([{ key: 'elsewhere' }]);
});
