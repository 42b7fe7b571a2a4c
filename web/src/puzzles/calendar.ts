/** A month as weeks from Monday on, and what was solved on its days. */
import type { DayTold } from '../wire/puzzles';

const WEEK = 7;

/** `2026-11` of `2026-11-16`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later. */
export function later(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month in their weeks; null where the week has a day of another month. */
export function weeks(month: string): (string | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + WEEK - 1) % WEEK;
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  ];
  const rows = Math.ceil(days.length / WEEK);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: WEEK }, (__, at) => days[row * WEEK + at] ?? null));
}

/** How much of a day is solved: in time, later, or not at all. */
export function marked(told: DayTold | undefined, games: number): 'all' | 'some' | 'late' | 'none' {
  if (!told || told.in_time.length + told.late.length === 0) return 'none';
  if (told.in_time.length >= games) return 'all';
  return told.in_time.length > 0 ? 'some' : 'late';
}
