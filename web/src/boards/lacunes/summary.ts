/** The figures of one preset as lines, and the latest games as bars. */
import type { ResultTold } from '../../wire/bodies';
import type { Counted, Text } from '../contract';

/** What the server counts (`faces/statistics.py`). */
export interface Summary extends Counted {
  wins_by_redeals: Record<string, number>;
  mean_placed_of_lost: number | null;
  best_placed_of_lost: number | null;
}

export type Line = [key: string, value: string | number];

export function linesOf(summary: Summary, text: Text, language: string): Line[] {
  const percent = text('lacunes-statistics-percent', { percent: Math.round(100 * (summary.win_rate ?? 0)) });
  const lost: Line[] = summary.best_placed_of_lost === null ? [] : [
    ['mean', new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(summary.mean_placed_of_lost ?? 0)],
    ['best', summary.best_placed_of_lost],
  ];
  return [['games', summary.games], ['wins', summary.wins], ['helped', summary.helped], ['rate', percent], ['streak', summary.streak], ['best-streak', summary.best_streak], ...lost];
}

export interface Bar {
  at: number;
  placed: number;
  won: boolean;
  helped: boolean;
}

/** A win that was made with help is marked as such. */
export function barsOf(games: readonly ResultTold[]): Bar[] {
  return games.map((game, at) => ({ at, placed: Number(game.facts.placed ?? 0), won: game.won, helped: game.won && game.assisted }));
}
