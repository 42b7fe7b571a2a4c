import { describe, expect, it } from 'vitest';
import { allocated, drifted, winner } from './count';
import type { AllocationTold } from './wire';

const line = (id: number, colour: AllocationTold['colour'], ...compared: [number, number][]): AllocationTold => ({ id, colour, compared });

describe('the count', () => {
  it('lists the last phase colour by colour, whoever took the flower', () => {
    const detail = { taken: [[line(9, 'R'), line(1, 'O')], [line(2, 'R')]] as [AllocationTold[], AllocationTold[]], nobody: [line(5, 'B')] };
    expect(allocated(detail).map(({ id, seat }) => [id, seat])).toEqual([[2, 1], [9, 0], [5, null], [1, 0]]);
  });
  it('is empty where a match ended before its count', () => expect(allocated({})).toEqual([]));
  it('gives a colour to whoever has four of it', () => {
    expect([winner([4, 3]), winner([3, 4]), winner([3, 3])]).toEqual([0, 1, null]);
  });
  it('tells by colour how many drifted to whom', () => {
    const detail = { taken: [[line(9, 'R'), line(1, 'O')], [line(2, 'R')]] as [AllocationTold[], AllocationTold[]], nobody: [line(5, 'R')] };
    expect(drifted(allocated(detail))).toEqual([{ colour: 'R', gold: 1, silver: 1, nobody: 1 }, { colour: 'O', gold: 1, silver: 0, nobody: 0 }]);
  });
});
