import { expect, it } from 'vitest';
import { marksSince } from './since';
import { VIEW } from './table.fake';

const entry = (seat: number | null, move: string) => ({ ply: 0, seat, move, events: [] });

it('a raft of somebody else leaves a wake from where it came', () => {
  const { wakes } = marksSince(VIEW, [entry(1, 'step E'), entry(1, 'shift 1 2'), entry(1, 'step S'), entry(null, '=time')], 0);
  expect(wakes).toEqual([{ seat: 1, colour: 'b', points: [{ row: 3.5, col: 3 }, { row: 3.5, col: 4 }, { row: 4.5, col: 4 }] }]);
});

it('my own moves leave no mark', () => {
  expect(marksSince(VIEW, [entry(0, 'step E'), entry(0, 'load A r 2')], 0)).toEqual({ wakes: [], holes: {}, lands: [] });
});

it('pearls that others moved are marked where they lie now, on both rafts', () => {
  const { holes, lands } = marksSince(VIEW, [entry(1, 'load A r 2'), entry(1, 'shift 2 3'), entry(1, 'swap B 5 y5'), entry(1, 'trade 0 1>1 4>4'), entry(1, 'unload 0')], 0);
  expect(holes).toEqual({ 0: [1], 1: [3, 5, 4] });
  expect(lands).toEqual(['A', 'B', '@']);
});
