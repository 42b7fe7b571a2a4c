/** How strong the bots are that somebody meets: gentle at first, then as last time in that game. */
import { keep, kept } from '../storage';

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
