/** How strong the bots are that somebody meets: gentle at first, then as last time in that game; the server says what there is. */
import { keep, kept } from '../storage';
import { say } from '../text/say.svelte';
import type { GameTold, RungTold } from '../wire/bodies';
import { same, type Chosen } from './options';

const KEY = 'ludotheque.levels';
const GENTLE = 1;

export function levelOf(game: string): number {
  return kept<Record<string, number>>(KEY, {})[game] ?? chosenOnce() ?? GENTLE;
}

export function rememberLevel(game: string, level: number): void {
  keep(KEY, { ...kept<Record<string, number>>(KEY, {}), [game]: level });
}

/** One level for all games, from when browsers kept no other; only what somebody chose is there. */
function chosenOnce(): number | undefined {
  return kept<{ level?: number }>('ludotheque.preferences', {}).level;
}

/** The levels that are offered where these options are chosen, from the gentlest to the strongest. */
export function rungsOf(game: GameTold, chosen: Chosen): RungTold[] {
  const holds = (where: Chosen) => Object.entries(where).every(([key, value]) => same(value, chosen[key]));
  return game.ladders.find((ladder) => holds(ladder.where))?.rungs ?? [];
}

/** The rung of a level, or the strongest below it: no mode needs all of them. */
export function rungAt(rungs: readonly RungTold[], level: number): RungTold | undefined {
  return rungs.findLast((one) => one.level <= level) ?? rungs[0];
}

/** Its number, how strong it is in a word, and what was measured. */
export function rungText({ level, grade, rating, error }: RungTold): string {
  const measured = rating === null ? [] : [say('shell-rating', { rating, error: error ?? 0 })];
  return [level, say('shell-level', { grade }), ...measured].join(' · ');
}
