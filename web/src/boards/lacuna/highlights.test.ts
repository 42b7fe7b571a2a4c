import { describe, expect, it } from 'vitest';
import { NOTHING, type Preview } from './choosing';
import { beside, marks, strokes, type Attention } from './highlights';
import { flower, viewOf } from './pond.fake';
import type { OpenPair } from './wire';

const FLOWERS = [flower(0, 'B', 0, 0), flower(1, 'B', 10000, 0), flower(2, 'R', 5000, -5000), flower(3, 'R', 5000, 5000)];
const VIEW = viewOf(FLOWERS, { pawns: [[[0, 9000]], [[9000, 9000], [300, 400]]] });
const BLUE: OpenPair = { i: 0, j: 1, colour: 'B', steps: 10000, stretches: [[1550, 3815], [6185, 8450]] };
const RED: OpenPair = { i: 2, j: 3, colour: 'R', steps: 10000, stretches: [[1550, 8450]] };
const THOUGHT: Preview = { pawn: { x: 2000, y: 0 }, gained: [], closes: [], whose: new Map(), colours: [] };
const IDLE: Attention = { view: VIEW, seat: 0, choosing: NOTHING, partners: [], pair: null, closed: null, preview: null, picked: null, hinted: null, turned: [], lit: null, walked: undefined, open: [] };

describe('marks', () => {
  it('show the partners of a first flower until the second is chosen', () => {
    const first = { ...IDLE, choosing: { first: 0, second: null, k: null }, partners: [1] };
    expect([...marks(first)]).toEqual([[1, 'partner'], [0, 'chosen']]);
    expect(marks({ ...first, choosing: { first: 0, second: 1, k: 2000 } }).get(1)).toBe('chosen');
  });
  it('show what a pawn would gain once the opponent has a pawn', () => {
    const preview = { ...THOUGHT, gained: [2] };
    expect(marks({ ...IDLE, preview }).get(2)).toBe('gained');
    expect(marks({ ...IDLE, preview, view: viewOf(FLOWERS) }).size).toBe(0);
  });
  it('show a flower in the way, and no pawn as a flower', () => {
    const closed = { i: 2, j: 3, colour: 'R' as const, id: 1, by: '' as const };
    expect(marks({ ...IDLE, closed: { ...closed, what: 'flower', by: 'B' } }).get(1)).toBe('obstacle');
    expect(marks({ ...IDLE, closed: { ...closed, what: 'silver' } }).size).toBe(0);
  });
  it('show the flower about to be picked, and none for a colour', () => {
    expect(marks({ ...IDLE, picked: '#3' }).get(3)).toBe('chosen');
    expect(marks({ ...IDLE, picked: 'B' }).size).toBe(0);
  });
  it('show the flower that is walked to above all', () => {
    expect([...marks({ ...IDLE, picked: '#3', walked: FLOWERS[3] })]).toEqual([[3, 'walked']]);
  });
});

describe('flowers beside a line', () => {
  const close = flower(4, 'G', 5000, 1300);
  it('are those that it passes close by, and neither its ends nor what lies further away', () => {
    expect([...beside([...FLOWERS, close], [{ from: FLOWERS[0]!, to: FLOWERS[1]! }], 1800)]).toEqual([4]);
  });
  it('are none beyond the ends of the line, and none without a line', () => {
    expect(beside([flower(5, 'G', 12000, 0)], [{ from: FLOWERS[0]!, to: FLOWERS[1]! }], 1800).size).toBe(0);
    expect(beside([...FLOWERS, close], [], 1800).size).toBe(0);
  });
});

describe('strokes', () => {
  const kinds = (of: Attention): string[] => strokes(of).map((stroke) => stroke.kind);
  it('are none while nothing is chosen', () => expect(strokes(IDLE)).toEqual([]));
  it('lead from the first flower to its partners', () => {
    const [line, ...more] = strokes({ ...IDLE, choosing: { first: 0, second: null, k: null }, partners: [1] });
    expect([line!.from, line!.to, line!.kind, more]).toEqual([FLOWERS[0], FLOWERS[1], 'free', []]);
  });
  it('show the stretches of a chosen pair on its line', () => {
    const drawn = strokes({ ...IDLE, choosing: { first: 0, second: 1, k: 2000 }, pair: BLUE });
    expect(drawn.map((stroke) => stroke.kind)).toEqual(['free', 'stretch', 'stretch']);
    expect([drawn[1]!.from, drawn[2]!.to]).toEqual([{ x: 1550, y: 0 }, { x: 8450, y: 0 }]);
  });
  it('show closed lines, those that a pawn would close, and open ones on request', () => {
    expect(kinds({ ...IDLE, open: [BLUE, RED] })).toEqual(['open', 'open']);
    expect(kinds({ ...IDLE, closed: { i: 2, j: 3, colour: 'R', what: 'gold', id: 1, by: '' } })).toEqual(['blocked']);
    expect(kinds({ ...IDLE, preview: { ...THOUGHT, closes: [RED] } })).toEqual(['closing']);
  });
  it('measure from a flower to the nearest pawn of each player', () => {
    const drawn = strokes({ ...IDLE, walked: FLOWERS[0] });
    expect(drawn.map((stroke) => stroke.to)).toEqual([{ x: 0, y: 9000 }, { x: 300, y: 400 }]);
  });
  it('leave out lines of flowers that are gone', () => {
    expect(strokes({ ...IDLE, view: viewOf(FLOWERS.slice(0, 2)), open: [BLUE, RED] })).toHaveLength(1);
  });
});
