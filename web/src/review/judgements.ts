/** What moves are called: a symbol, a word and a tone together, never a colour alone. */
import type { DecisionTold } from '../wire/reviews';

export type Judgement = NonNullable<DecisionTold['judgement']> | 'fatal' | 'hinted';
export type Tone = 'great' | 'fine' | 'doubt' | 'bad' | 'worst';

const SYMBOLS: Record<Judgement, string> = { only: '!', best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??', fatal: '✕', hinted: '✦' };
const TONES: Record<Judgement, Tone> = { only: 'great', best: 'great', good: 'fine', inaccuracy: 'doubt', mistake: 'bad', blunder: 'worst', fatal: 'worst', hinted: 'doubt' };

export const symbolOf = (judgement: Judgement): string => SYMBOLS[judgement];
export const toneOf = (judgement: Judgement): Tone => TONES[judgement];

/** What a decision is called; the move that lost a deal for good has a name of its own, and whoever followed a hint is not blamed. */
export function judgementOf(one: DecisionTold, fatal: number | null): Judgement | null {
  if (one.ply === fatal) return 'fatal';
  return one.hinted && isMistake(one) ? 'hinted' : one.judgement;
}

/** Something better could have been done. */
export function isMistake(one: DecisionTold): boolean {
  return one.best !== null && (one.judgement === 'inaccuracy' || one.judgement === 'mistake' || one.judgement === 'blunder');
}

/** What a hint named, and what only gave points away in a lost game, is told and not asked for: answers are judged by the chance. */
const isAskedAgain = (one: DecisionTold): boolean => isMistake(one) && !one.hinted && one.loss >= 0.1;

/** Whose mistakes are tried again: the reader's own; for whoever plays all seats or none, the first that made any. */
export function retriedSeat(plies: readonly DecisionTold[], mine: readonly number[]): number | null {
  const made = plies.filter(isAskedAgain).map(({ seat }) => seat);
  if (mine.length === 1) return made.includes(mine[0]!) ? mine[0]! : null;
  return made.length > 0 ? Math.min(...made.map((seat) => seat ?? 0)) : null;
}

const WORTH_TRYING = 6;

/** The mistakes of a seat that mattered most, in their order. */
export function worthTrying(plies: readonly DecisionTold[], seat: number): DecisionTold[] {
  const made = plies.filter((one) => one.seat === seat && isAskedAgain(one));
  const least = made.map(({ weight }) => weight).sort((one, other) => other - one)[WORTH_TRYING - 1] ?? 0;
  return made.filter(({ weight }) => weight >= least).slice(0, WORTH_TRYING);
}
