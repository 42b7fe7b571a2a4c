/** A review in words: what a move was, what its chances are, why something else was better. */
import type { Facts } from '../boards/contract';
import { entrySentences } from '../table/words';
import { known, say } from '../text/say.svelte';
import type { LogEntry } from '../wire/messages';
import type { DecisionTold, JudgedTold, LineTold, MomentTold, ReviewTold } from '../wire/reviews';
import { judgementOf, type Judgement } from './judgements';

/** The unit of who plays alone for the fewest moves. */
export const OVER_PAR = 'over-par';

export const percent = (chance: number): number => Math.round(chance * 100);

/** A text that names a seat; where somebody plays alone nobody need be named. */
export function told(key: string, names: readonly string[], facts: Facts = {}): string {
  return say(names.length === 1 ? `${key}-alone` : key, facts, names);
}

/** The moves of a decision as the log tells them. */
export function moveWords({ game, log, review }: ReviewTold, index: number, names: readonly string[]): string {
  const entries = log.slice(review.plies[index]?.ply ?? 0, review.plies[index + 1]?.ply ?? log.length);
  return linesWords(game, entries, names);
}

/** What was done over and over in a turn (a pearl shifted, a square sailed) is said once, and whose turn comes next not at all. */
export function linesWords(game: string, entries: readonly LogEntry[], names: readonly string[]): string {
  const done = entries.map((entry) => ({ ...entry, events: entry.events.filter(({ key }) => key !== 'turn') }));
  const told = done.filter(({ events }, at) => events.length > 0 || entries[at]!.events.length === 0);
  return [...new Set(told.flatMap((entry) => entrySentences(game, entry, names)))].filter(Boolean).join(' ');
}

export function chancesWords(chances: readonly number[], names: readonly string[]): string {
  if (chances.length === 1) return say('shell-review-chance-alone', { percent: percent(chances[0]!) });
  return chances.map((chance, seat) => say('shell-review-chance', { name: names[seat] ?? '', percent: percent(chance) })).join(' · ');
}

/** How a position stands: the chances, or of a voyage alone how many moves it takes too many. */
export function standingWords({ chances, score }: Pick<DecisionTold, 'chances' | 'score'>, unit: string, names: readonly string[]): string {
  return unit === OVER_PAR && score !== null ? say('shell-review-over-par', { moves: score }) : chancesWords(chances, names);
}

export const judgedWords = (judgement: Judgement): string => say(`shell-review-judged-${judgement}`);

/** Why a line is good, in the words of a hint, said to who missed it or told of somebody else; '' where the game says nothing. */
export function reasonWords(game: string, { reason }: LineTold, names: readonly string[], mine = false): string {
  const key = reason && `${game}-hint-${reason.key}`;
  return key && known(key) ? say(key, mine ? reason.facts : { ...reason.facts, as: 'told' }, names) : '';
}

/** What was given away where the chance says nothing any more. */
export function givenWords({ given }: DecisionTold, unit: string): string {
  return say(`shell-review-given-${unit}`, { given: given >= 10 ? Math.round(given) : Math.round(given * 10) / 10 });
}

/** The game's or a seat's own moment, where a decision is one. */
export function momentOf({ moments, summary }: Pick<JudgedTold, 'moments' | 'summary'>, ply: number): MomentTold | undefined {
  return [...moments, ...summary.flatMap((one) => one.moments)].find((one) => one.ply === ply);
}

/** What a decision cost: in chance, in the game's own unit, or next to nothing where it failed all the same. */
export function costWords(one: DecisionTold, review: JudgedTold, names: readonly string[]): string {
  const parts: string[] = [];
  if (review.unit === OVER_PAR) return '';
  if (one.loss >= 0.02 && one.ply !== review.fatal) parts.push(told('shell-review-lost', names, { seat: one.seat ?? 0, percent: percent(one.loss) }));
  if (one.weight > one.loss && one.given > 0 && momentOf(review, one.ply)?.kind !== 'given') parts.push(`${givenWords(one, review.unit)}.`);
  return parts.length === 0 && one.failed ? say('shell-review-lost-little') : parts.join(' ');
}

export function momentWords({ kind, ply }: MomentTold, { plies, unit }: Pick<JudgedTold, 'plies' | 'unit'>, names: readonly string[]): string {
  const decision = plies.find((one) => one.ply === ply);
  if (decision && (kind === 'given' || (unit === OVER_PAR && decision.given > 0))) return givenWords(decision, unit);
  if (kind === 'fatal') return say(decision && goesOn(decision) ? 'shell-review-moment-fatal-redeal' : 'shell-review-moment-fatal');
  const seat = decision?.seat ?? 0;
  return told(`shell-review-moment-${kind}${kind === 'fell' && isGood(decision) ? '-well' : ''}`, names, { seat });
}

const isGood = (one?: DecisionTold): boolean => ['only', 'best', 'good'].includes(one?.judgement ?? '');

/** A point of the graph, for whoever does not see it. */
export function pointWords(of: ReviewTold, index: number, names: readonly string[]): string {
  const { before, plies, fatal, unit } = of.review;
  const one = plies[index - 1];
  if (!one) return `${say('shell-review-start')}. ${chancesWords(before, names)}.`;
  const judged = judgementOf(one, fatal);
  const parts = [say('shell-review-ply', { ply: index, of: plies.length }), moveWords(of, index - 1, names), judged && judgedWords(judged), verdictWords(one), standingWords(one, unit, names)];
  return parts.filter(Boolean).map((part) => String(part).replace(/[.…]?$/, '.')).join(' ');
}

/** Where a game can be won or lost for good. */
export function verdictWords(one: DecisionTold): string {
  if (!one.verdict) return '';
  return say(one.verdict === 'lost' && goesOn(one) ? 'shell-review-verdict-lost-redeal' : `shell-review-verdict-${one.verdict}`);
}

/** A round is lost, and the deal is not: cards can be dealt again. */
const goesOn = ({ chances }: DecisionTold): boolean => (chances[0] ?? 0) > 0;

/** The whole graph in a few sentences. */
export function graphWords({ review }: ReviewTold, names: readonly string[]): string {
  const last = review.plies.at(-1)?.chances ?? review.before;
  const par = review.unit === OVER_PAR ? (review.plies.at(-1)?.score ?? null) : null;
  const from = par !== null ? [say('shell-review-graph-over-par', { moves: par })] : review.before.map((chance, seat) => told('shell-review-graph-from', names, { seat, from: percent(chance), to: percent(last[seat] ?? 0) }));
  const turning = review.moments.map((moment) => say('shell-review-turning-short', { kind: momentWords(moment, review, names), ply: numberOf(review.plies, moment.ply) }));
  return [...from, turning.length > 0 ? say('shell-review-turning', { list: turning.join(', ') }) : say('shell-review-graph-even')].join(' ');
}

/** Which decision of the game it is, counted as people do. */
export function numberOf(plies: readonly DecisionTold[], ply: number): number {
  return plies.findIndex((one) => one.ply === ply) + 1;
}
