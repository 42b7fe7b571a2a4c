/** Which lessons this browser has taken to their end, a game. */
import { keep, kept } from '../storage';

const KEY = 'ludotheque.lessons';

interface Taken {
  /** Lessons taken to their end. */
  done: string[];
  /** How many the course had then. */
  of: number;
}

const progress: { games: Record<string, Taken> } = $state({ games: kept<Record<string, Taken>>(KEY, {}) });

export const taken = (game: string): string[] => progress.games[game]?.done ?? [];

export function finish(game: string, lesson: string, of: number): void {
  const done = [...taken(game).filter((one) => one !== lesson), lesson];
  progress.games = { ...progress.games, [game]: { done, of } };
  keep(KEY, progress.games);
}

/** The whole course was taken. */
export function finished(game: string): boolean {
  const found = progress.games[game];
  return found !== undefined && found.of > 0 && found.done.length >= found.of;
}

/** Where to go on: the first lesson that is not taken yet, or the first of all. */
export function nextOf(game: string, lessons: readonly { key: string }[]): string | null {
  const done = taken(game);
  return (lessons.find(({ key }) => !done.includes(key)) ?? lessons[0])?.key ?? null;
}
