import { describe, expect, it } from 'vitest';
import { dayOf, untilMidnight } from './day';

describe('the day of a reader', () => {
  it('changes at the reader’s own midnight', () => {
    expect(dayOf(new Date(2026, 10, 16, 23, 59, 59).getTime())).toBe('2026-11-16');
    expect(dayOf(new Date(2026, 10, 17, 0, 0, 0).getTime())).toBe('2026-11-17');
  });
  it('has two figures for a month and a day', () => {
    expect(dayOf(new Date(2027, 0, 5, 12).getTime())).toBe('2027-01-05');
  });
  it('lasts until the next midnight', () => {
    expect(untilMidnight(new Date(2026, 11, 31, 23, 59, 58).getTime())).toBe(2000);
    expect(untilMidnight(new Date(2026, 10, 17, 0, 0, 0).getTime())).toBe(24 * 3600_000);
  });
});
