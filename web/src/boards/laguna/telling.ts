/** What the board says to whoever looks at it: one line what to do now, one what it would bring. */
import type { Prompt } from '../../stage/frame';
import type { Text } from '../contract';
import type { Held } from './things';
import type { Lack } from './trades';
import { under } from './moves';
import type { Choices, RaftTold, Sailing, View } from './wire';

export interface Asked {
  view: Pick<View, 'stage' | 'phase' | 'rows' | 'turn' | 'max_pearls'>;
  offer: Choices | null;
  mine: RaftTold | null;
  held: Held | null;
  /** What an exchange that was begun still lacks. */
  lack: Lack | null;
  /** The sand stands until the first action. */
  waits: boolean;
  /** The turn begins with sand that the one before left. */
  inherits?: boolean;
  /** A step onto a reef was pressed once. */
  wary?: boolean;
  /** The end of the turn before this one, in words. */
  news: string;
  /** What somebody else exchanged with this raft since its last move, in words. */
  robbed: string;
}

/** What to do now; null for whoever waits. */
export function prompt(asked: Asked, text: Text): Prompt | null {
  const { view, offer, held } = asked;
  if (!offer) return null;
  const more = asked.robbed || (asked.waits ? text('laguna-sand-waits') : asked.inherits ? text('laguna-sand-inherited') : asked.news);
  if (offer.stage === 'place') return { say: text('laguna-do-place'), more: text('laguna-do-place-more') };
  if (offer.stage !== 'play') return { say: text(held ? 'laguna-do-pearl-onto' : 'laguna-do-pearl') };
  return begun(asked, offer, text) ?? (view.phase === 'launch' ? launching : sailing)(asked, offer, text, more);
}

/** What was begun and not yet said. */
function begun({ wary, lack, held }: Asked, offer: Sailing, text: Text): Prompt | null {
  if (wary) return { say: text('laguna-do-wary'), more: text('laguna-do-wary-more'), tone: 'warn' };
  if (lack) return { say: text(`laguna-trade-${lack}`), more: text(`laguna-trade-${lack}-more`) };
  return held && { say: text('island' in held ? 'laguna-do-hole' : 'laguna-do-carry'), more: carries(offer, held, text) };
}

function launching({ mine }: Asked, offer: Sailing, text: Text, more: string): Prompt {
  const aboard = mine ? mine.holes.filter((hole) => hole !== '-').length : 0;
  if (aboard < 2) return { say: text('laguna-do-launch', { left: 2 - aboard }), more: more || text('laguna-do-launch-more') };
  return { say: text(offer.docks.length ? 'laguna-do-launched' : 'laguna-do-sail'), more: reefWords(mine, offer, text) ?? text('laguna-do-launched-more') };
}

function sailing(asked: Asked, offer: Sailing, text: Text, more: string): Prompt {
  const { view, mine } = asked;
  if (offer.unload.length) return { say: text('laguna-do-deliver'), more };
  const reef = mine && showsReef(view.rows, mine);
  if (reef) return { say: text('laguna-do-cover'), more, tone: 'warn' };
  const bound = offer.steps.filter((way) => offer.currents.includes(way));
  if (bound.length) return carried(bound, asked, text, more);
  if (offer.docks.length) return { say: text('laguna-do-docked', { island: offer.docks[0] }), more: more || text('laguna-do-docked-more') };
  if (offer.partners.length) return beside(asked, text, more);
  return { say: text(view.phase === 'premove' ? 'laguna-do-premove' : 'laguna-do-sail'), more: more || text(offer.peek ? 'laguna-do-premove-more' : 'laguna-do-sail-more') };
}

/** Who was exchanged with is told so, and still how to exchange. */
function beside({ robbed }: Asked, text: Text, more: string): Prompt {
  const how = text('laguna-do-beside-more');
  return robbed ? { say: robbed, more: how } : { say: text('laguna-do-beside'), more: more || how };
}

function carried(ways: readonly string[], { robbed, inherits }: Asked, text: Text, more: string): Prompt {
  const news = robbed || inherits ? more : '';
  return { say: text('laguna-do-current', { ways: ways.map((way) => text('laguna-way', { way })).join(` ${text('laguna-or')} `) }), more: news || text('laguna-do-current-more') };
}

function reefWords(mine: RaftTold | null, offer: Sailing, text: Text): string | undefined {
  return mine && !offer.steps.length ? text('laguna-do-cover') : undefined;
}

function carries(offer: Sailing, held: Held, text: Text): string {
  if ('island' in held) return text('laguna-do-hole-more');
  if ('hole' in held && offer.unload.includes(held.hole)) return text('laguna-do-carry-volcano');
  return offer.docks.length ? text('laguna-do-carry-dock') : '';
}

/** A reef shows through an open hole. */
function showsReef(rows: string[], mine: RaftTold): boolean {
  return under(rows, mine).some((symbol, hole) => symbol === 'x' && mine.holes[hole] === '-');
}

/** The seat that may say that the glass is empty (LAG-22): whoever waits, and on one screen somebody beside whoever sails. */
export function caller(view: Pick<View, 'call' | 'turn' | 'over' | 'stage'>, seat: number | null, kinds: readonly string[]): number | null {
  if (!view.call || view.over || view.stage !== 'play' || seat === null) return null;
  if (seat !== view.turn) return seat;
  const beside = kinds.findIndex((kind, other) => kind === 'here' && other !== seat);
  return kinds[seat] === 'here' && beside >= 0 ? beside : null;
}
