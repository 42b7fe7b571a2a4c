import { describe, expect, it } from 'vitest';
import { pearlOn } from './sea';
import { BLUE, RED, VIEW } from './table.fake';
import { carried, graspable, thingAt } from './things';

const ISLAND = { part: 'A', row: 0, col: 0, rows: 2, cols: 2 };
const at = (row: number, col: number) => thingAt(VIEW, RED, { row, col });

describe('what lies at a place', () => {
  it('is a hole of a raft, with its pearl or without', () => {
    expect([at(2.5, 3.5), at(2.5, 5.5)]).toEqual([{ kind: 'hole', hole: 0, colour: 'r' }, { kind: 'hole', hole: 2, colour: null }]);
    expect(at(4.5, 4.5)).toEqual({ kind: 'theirs', seat: 1, hole: 1, colour: 'y' });
    expect(thingAt(VIEW, null, { row: 2.5, col: 3.5 })).toEqual({ kind: 'theirs', seat: 0, hole: 0, colour: 'r' });
  });
  it('is the nearest pearl of an island', () => {
    [...'rgy'].forEach((colour, number) => {
      const { row, col } = pearlOn(ISLAND, number);
      expect(at(row, col)).toEqual({ kind: 'shore', island: 'A', at: number, colour });
    });
    expect(thingAt({ ...VIEW, islands: { ...VIEW.islands, A: '' } }, RED, { row: 1, col: 1 })).toEqual({ kind: 'shore', island: 'A', at: null, colour: null });
  });
  it('is the volcano, or water that may steer', () => {
    expect([at(6.5, 8.5), at(1.5, 4.5), at(7.5, 1.5), at(-3, 40)]).toMatchObject([{ kind: 'volcano' }, { kind: 'water', way: 'N', at: { row: 1.5, col: 4.5 } }, { kind: 'water', way: null }, { kind: 'water', way: null }]);
  });
});

it('an own pearl can be lifted, and one of an island where the raft lies', () => {
  expect(graspable(at(3.5, 4.1), [])).toEqual({ colour: 'b', hole: 4 });
  const { row, col } = pearlOn(ISLAND, 2);
  expect(graspable(at(row, col), ['A'])).toEqual({ colour: 'y', island: 'A', at: 2 });
  expect([graspable(at(row, col), []), graspable(at(2.5, 5.5), ['A']), graspable(at(4.5, 4.5), ['A'])]).toEqual([null, null, null]);
});

describe('a pearl carried', () => {
  const own = { colour: 'r', hole: 0 };
  const ashore = { colour: 'y', island: 'A', at: 2 };
  it('to a hole is shifted, loaded or exchanged', () => {
    expect(carried(RED, own, { kind: 'hole', hole: 5, colour: null }, [])).toBe('shift 0 5');
    expect(carried(RED, own, { kind: 'hole', hole: 0, colour: 'r' }, [])).toBeNull();
    expect(carried(RED, ashore, { kind: 'hole', hole: 2, colour: null }, [])).toBe('load A y 2');
    expect(carried(RED, ashore, { kind: 'hole', hole: 0, colour: 'r' }, [])).toBe('swap A 0 y0');
  });
  it('to the volcano is delivered, if it is aboard', () => {
    expect([carried(RED, own, { kind: 'volcano' }, []), carried(RED, ashore, { kind: 'volcano' }, [])]).toEqual(['unload 0', null]);
  });
  it('to an island is left there where that is legal, and otherwise exchanged', () => {
    const shore = { kind: 'shore', island: 'A', at: 1, colour: 'g' } as const;
    expect(carried(RED, own, shore, ['drop A 0'])).toBe('drop A 0');
    expect(carried(RED, own, shore, [])).toBe('swap A 0 g0');
    expect(carried(RED, own, { ...shore, at: null, colour: null }, [])).toBe('drop A 0');
  });
  it('from those to distribute goes to an island, and nowhere else', () => {
    expect(carried(null, { colour: 'b', pool: true }, { kind: 'shore', island: 'B', at: null, colour: null }, [])).toBe('pearl b B');
    expect(carried(null, { colour: 'b', pool: true }, { kind: 'theirs', seat: BLUE.seat, hole: 0, colour: null }, [])).toBeNull();
  });
});
