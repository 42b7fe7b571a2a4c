import { expect, test } from 'vitest';
import type { EventTold, LogEntry } from '../../wire/messages';
import { happened, marksOf } from './happened';

const place = (seat: number, tile: string, cell: string): EventTold => ({ key: 'place', facts: { seat, tile, cell } });
const turn = (tile: string, cell: string, front = false): EventTold => ({ key: 'turn', facts: { cell, owner: 0, tile, front } });
const entry = (seat: number, ...events: EventTold[]): LogEntry => ({ ply: 1, seat, move: '', events });

test('laying, the wild answer and turning happen on a cell', () => {
  const events = [place(0, 'A', 'f7'), turn('S', 'f6'), { key: 'wild', facts: { tile: 'K', cell: 'g7', step: 1 } }];
  expect(happened(events)).toEqual([{ key: 'place', cell: 'f7', by: 0 }, { key: 'turn', cell: 'f6', was: 3, now: 1 }, { key: 'wild', cell: 'g7', by: 1 }]);
});

test('everything else happens elsewhere and keeps its place in the order', () => {
  const events: EventTold[] = [{ key: 'select', facts: { seat: 0, tiles: ['S', 'A'] } }, { key: 'raise', facts: { tile: 'P' } }, { key: 'end', facts: {} }];
  expect(happened(events)).toEqual([{ key: 'elsewhere' }, { key: 'elsewhere' }, { key: 'elsewhere' }]);
});

test('an event without its cell is none of the Territory', () => {
  expect(happened([{ key: 'turn', facts: {} }])).toEqual([{ key: 'elsewhere' }]);
});

test('what several have done stays marked, each with who did it', () => {
  const marks = marksOf([entry(1, place(1, 'H', 'f5'), turn('P', 'f6')), entry(2, place(2, 'M', 'g6'), turn('P', 'f6', true)), entry(3, place(3, 'C', 'g5'), turn('H', 'f5'))]);
  expect(Object.fromEntries(marks)).toEqual({
    f6: { by: 2, laid: false, values: [7, 3, 7] },
    g6: { by: 2, laid: true, values: [] },
    g5: { by: 3, laid: true, values: [] },
    f5: { by: 3, laid: true, values: [6, 2] },
  });
});

test('the wild answer turns tiles on its own account', () => {
  const marks = marksOf([entry(0, place(0, 'P', 'f6'), { key: 'wild', facts: { tile: 'H', cell: 'f7' } }, turn('P', 'f6'))]);
  expect(marks.get('f6')).toEqual({ by: 1, laid: true, values: [7, 3] });
});

test('what has not been shown yet is not marked', () => {
  expect([...marksOf([entry(1, place(1, 'H', 'f5'), turn('P', 'f6'))], 1).keys()]).toEqual(['f5']);
});
