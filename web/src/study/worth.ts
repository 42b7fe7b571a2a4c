/** What an engine's numbers mean to people. */
import type { Facts } from '../boards/contract';
import { OVER_PAR } from '../review/words';
import { known, say } from '../text/say.svelte';
import type { EngineLine, EngineTold } from '../wire/studies';

export const percent = (chance: number): number => Math.round(chance * 100);

type Worth = Pick<EngineLine, 'chances' | 'score' | 'proven'>;

/** Whose chance, and the score in the game's own unit where that has words. */
export function worthWords({ chances, score, proven }: Worth, { seat, unit, verdict }: Pick<EngineTold, 'seat' | 'unit' | 'verdict'>, names: readonly string[] = []): string {
  if (proven && verdict) return say(`study-verdict-${chances[0] === 0 ? 'lost' : 'winnable'}`);
  if (unit === OVER_PAR && score !== null) return say('shell-review-over-par', { moves: score });
  return chancesTold({ chances, score, proven }, { seat, unit }, names);
}

/** The same where there is room for one figure. */
export function shortWorth(worth: Worth, { seat, unit, verdict }: Pick<EngineTold, 'seat' | 'unit' | 'verdict'>): string {
  return worthWords({ ...worth, score: unit === OVER_PAR ? worth.score : null }, { seat, unit, verdict });
}

function chancesTold({ chances, score, proven }: Worth, { seat, unit }: Pick<EngineTold, 'seat' | 'unit'>, names: readonly string[]): string {
  const whose = chances.length > 1 && names[seat] ? `${names[seat]} ` : '';
  const own = chances[seat] ?? 0;
  const chance = whose + say(proven ? 'study-chance-proven' : 'study-chance', { percent: percent(own) });
  const lead = leadOf(seat, score, chances.length);
  return lead === null || !telling(lead, own, chances.length) || !known(`study-score-${unit}`) ? chance : `${chance} · ${say(`study-score-${unit}`, signed(lead))}`;
}

/** How far it has looked; an engine that does not deepen tells its positions alone, and one that looked at none nothing. */
export function lookedWords({ depth, nodes }: Pick<EngineTold, 'depth' | 'nodes'>, working: boolean): string {
  if (nodes === 0) return working ? say('study-begins') : '';
  const key = depth > 0 ? (working ? 'study-thinking' : 'study-thought') : working ? 'study-counting' : 'study-counted';
  return say(key, { depth, nodes });
}

/** A lead that is only expected may point elsewhere than the chance of one of two: then the chance alone is said. */
const telling = (lead: number, chance: number, seats: number): boolean => seats !== 2 || lead * (chance - 0.5) >= 0;

function signed(score: number): Facts {
  const tenths = Math.round(score * 10) / 10;
  return { sign: tenths > 0 ? '+' : tenths < 0 ? '−' : '', count: Math.abs(tenths) };
}

/** A score is the first seat's lead: the second of two has the opposite, and of several nobody else is told. */
function leadOf(seat: number, score: number | null, seats: number): number | null {
  if (score === null || seat === 0) return score;
  return seats === 2 ? -score : null;
}
