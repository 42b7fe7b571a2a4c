/** For how many a game is, and against whom it begins at once, in words. */
import { rungAt, rungsOf } from '../setup/levels';
import { defaults, seatCount } from '../setup/options';
import { say } from '../text/say.svelte';
import type { GameTold } from '../wire/bodies';

export function playersText({ seats }: GameTold): string {
  const [from, to] = [Math.min(...seats), Math.max(...seats)];
  if (from === to) return say('shell-players-exactly', { count: from });
  return say(seats.length === 2 && to - from > 1 ? 'shell-players-or' : 'shell-players', { from, to });
}

/** Nobody plays against a bot where they sit alone. */
export function opponentText(game: GameTold, level: number): string {
  const rungs = rungsOf(game, defaults(game));
  const rung = rungAt(rungs, level);
  if (seatCount(game, defaults(game)) === 1 || !rung) return '';
  return say('shell-opponent', { grade: rung.grade, level: rung.level, levels: rungs.length });
}
