/** What moves are called: a symbol, a word and a tone together, never a colour alone. */
import type { DecisionTold } from '../wire/reviews';

export type Judgement = NonNullable<DecisionTold['judgement']> | 'fatal';
export type Tone = 'great' | 'fine' | 'doubt' | 'bad' | 'worst';

const SYMBOLS: Record<Judgement, string> = { only: '!', best: '★', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??', fatal: '✕' };
const TONES: Record<Judgement, Tone> = { only: 'great', best: 'great', good: 'fine', inaccuracy: 'doubt', mistake: 'bad', blunder: 'worst', fatal: 'worst' };

export const symbolOf = (judgement: Judgement): string => SYMBOLS[judgement];
export const toneOf = (judgement: Judgement): Tone => TONES[judgement];

/** What a decision is called; the move that lost a deal for good has a name of its own. */
export function judgementOf(one: DecisionTold, fatal: number | null): Judgement | null {
  return one.ply === fatal ? 'fatal' : one.judgement;
}

/** Something better could have been done. */
export function isMistake(one: DecisionTold): boolean {
  return one.best !== null && (one.judgement === 'inaccuracy' || one.judgement === 'mistake' || one.judgement === 'blunder');
}

/** Whose mistakes are tried again: the reader's own; for whoever plays all seats or none, the first that made any. */
export function retriedSeat(plies: readonly DecisionTold[], mine: readonly number[]): number | null {
  const made = plies.filter(isMistake).map(({ seat }) => seat);
  if (mine.length === 1) return made.includes(mine[0]!) ? mine[0]! : null;
  return made.length > 0 ? Math.min(...made.map((seat) => seat ?? 0)) : null;
}
