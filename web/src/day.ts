/** The reader's own day, which begins at the reader's midnight, as `2026-11-16`. */
export function dayOf(now: number): string {
  const here = new Date(now);
  const [month, day] = [here.getMonth() + 1, here.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${here.getFullYear()}-${month}-${day}`;
}

/** Milliseconds to the reader's next midnight. */
export function untilMidnight(now: number): number {
  const here = new Date(now);
  return new Date(here.getFullYear(), here.getMonth(), here.getDate() + 1).getTime() - now;
}
