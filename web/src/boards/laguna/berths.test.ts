import { describe, expect, it } from 'vitest';
import { Berths, settled } from './berths';

describe('pearls on an island', () => {
  it('stay where they are when another is taken', () => {
    expect(settled('rgb', 'gb')).toBe('-gb');
    expect(settled('rgb', 'rb')).toBe('r-b');
    expect(settled('-gb', 'g')).toBe('-g');
  });

  it('come to a place that is free', () => {
    expect(settled('-gb', 'ygb')).toBe('ygb');
    expect(settled('rgb', 'gby')).toBe('ygb');
    expect(settled('', 'rgb')).toBe('rgb');
    expect(settled('r', 'rrr')).toBe('rrr');
  });

  it('are remembered from one position to the next', () => {
    const berths = new Berths();
    expect(berths.of({ A: 'rgb', B: '' })).toEqual({ A: 'rgb', B: '' });
    expect(berths.of({ A: 'b', B: 'y' })).toEqual({ A: '--b', B: 'y' });
    expect(berths.of({ A: 'by', B: 'y' })).toEqual({ A: 'y-b', B: 'y' });
  });
});
