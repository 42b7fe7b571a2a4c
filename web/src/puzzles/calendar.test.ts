import { describe, expect, it } from 'vitest';
import { later, marked, monthOf, weeks } from './calendar';
import { shared } from './sharing';
import { cardTold } from './puzzles.fake';

describe('the calendar', () => {
  it('has weeks from Monday on', () => {
    const november = weeks('2026-11');
    expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(november.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(november.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks('2026-02').flat()).toContain('2026-02-28');
  });
  it('goes over the end of a year', () => {
    expect([later('2026-12', 1), later('2026-01', -1), monthOf('2026-11-16')]).toEqual(['2027-01', '2025-12', '2026-11']);
  });
  it.each([
    [undefined, 'none'],
    [{ day: 'd', in_time: [], late: [] }, 'none'],
    [{ day: 'd', in_time: [], late: ['forma'] }, 'late'],
    [{ day: 'd', in_time: ['forma'], late: ['lacuna'] }, 'some'],
    [{ day: 'd', in_time: ['forma', 'lacuna'], late: [] }, 'all'],
  ])('marks %j as %s', (told, mark) => expect(marked(told, 2)).toBe(mark));
});

describe('a result to share', () => {
  const daily = (solved: boolean, missed: number) => ({ puzzle: cardTold(), solved, missed, on_time: solved });

  it('tells what was found at once, at last and not at all, and nothing of how', () => {
    const told = { day: '2026-11-06', puzzles: [daily(true, 0), daily(true, 2), daily(false, 1)], streak: 4, best: 9 };
    expect(shared('Ludothèque', told)).toBe('Ludothèque 06/11 🟩🟨⬜ 🔥4');
    expect(shared('Ludothèque', { ...told, streak: 1 })).toBe('Ludothèque 06/11 🟩🟨⬜');
  });
});
