import { describe, expect, it } from 'vitest';
import { measured, writtenSizes } from './sizes';

describe('the sizes of a pond', () => {
  it('are widths in millimetres, and come back as they were written', () => {
    expect(measured('R24000 rf800 rp750 sep4000')).toEqual({ pond: 480, flower: 16, pawn: 15, apart: 40 });
    for (const text of ['R24000 rf800 rp750 sep4000', 'R30011 rf901 rp333 sep2345']) expect(writtenSizes(measured(text))).toBe(text);
  });
  it('are the usual ones where nothing was measured', () => {
    expect(writtenSizes(measured('nonsense'))).toBe('R24000 rf800 rp750 sep4000');
    expect(writtenSizes({ pond: 500, flower: 0, pawn: NaN, apart: 40 })).toBe('R25000 rf800 rp750 sep4000');
  });
});
