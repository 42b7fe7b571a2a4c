/** The setup of the day, for games that somebody can play alone: the same for everybody, and it counts once. */
import { dayOf } from '../day';
import { statistics } from '../wire/http';
import type { GameTold, TableWish } from '../wire/bodies';

export type Done = 'open' | 'won' | 'played';

export function hasDaily(game: GameTold): boolean {
  return game.daily && game.seats.includes(1);
}

export function dailyWish(game: GameTold, name: string): TableWish {
  const chooses = game.options.some((option) => option.key === 'players');
  return { game: game.key, daily: true, day: dayOf(Date.now()), seats: [{ kind: 'here', name }], ...(chooses ? { options: { players: 1 } } : {}) };
}

/** What this browser has made of a day; it can be played without knowing. */
export async function doneOn(game: string, day: string): Promise<Done> {
  const told = await statistics(game).catch(() => null);
  if (!told?.days.includes(day)) return 'open';
  return told.newest.find((one) => one.daily === day)?.won ? 'won' : 'played';
}
