import { describe, expect, it } from 'vitest';
import { pipsOf } from './pips';

describe('pips', () => {
  it('are as many as the card says', () => {
    for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9']) expect(pipsOf(rank)).toHaveLength(Number(rank));
    expect(pipsOf('T')).toHaveLength(10);
    expect(pipsOf('K')).toHaveLength(0);
  });
  it('never lie on each other', () => {
    for (const rank of '23456789T') expect(new Set(pipsOf(rank).map(String)).size).toBe(pipsOf(rank).length);
  });
});
