/** A day's result in a few characters, without a spoiler: one sign a game, in the order of the house. */
import type { TodayTold } from '../wire/puzzles';

const AT_ONCE = '🟩';
const AT_LAST = '🟨';
const OPEN = '⬜';

/** `Ludothèque 16/11 🟩🟨⬜🟩🟩 🔥4` */
export function shared(house: string, { day, puzzles, streak }: TodayTold): string {
  const [, month, number] = day.split('-');
  const signs = puzzles.map(({ solved, missed }) => (solved ? (missed === 0 ? AT_ONCE : AT_LAST) : OPEN)).join('');
  return [house, `${number}/${month}`, signs, ...(streak > 1 ? [`🔥${streak}`] : [])].join(' ');
}
