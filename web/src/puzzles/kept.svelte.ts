/** What this browser keeps of puzzles: those solved, the best run a game, and whether a rating is wanted. */
import { keep, kept } from '../storage';

const KEY = 'ludotheque.puzzles';

interface Kept {
  /** By game, the ids of those that were solved. */
  solved: Record<string, string[]>;
  /** By game, how many the best run solved. */
  best: Record<string, number>;
  /** A rating is wanted. */
  rated: boolean;
}

const mine: Kept = $state({ solved: {}, best: {}, rated: false, ...kept<Partial<Kept>>(KEY, {}) });

const save = (): void => keep(KEY, mine);

export const solvedIn = (game: string): string[] => mine.solved[game] ?? [];
export const bestRun = (game: string): number => mine.best[game] ?? 0;
export const isRated = (): boolean => mine.rated;

export function solved(game: string, id: string): void {
  if (solvedIn(game).includes(id)) return;
  mine.solved = { ...mine.solved, [game]: [...solvedIn(game), id] };
  save();
}

/** Whether it is a new best. */
export function ran(game: string, count: number): boolean {
  if (count <= bestRun(game)) return false;
  mine.best = { ...mine.best, [game]: count };
  save();
  return true;
}

export function wantRating(on: boolean): void {
  mine.rated = on;
  save();
}
