/** What the one voice says: what to do now, and what the choice made so far would bring. */
import type { Facts } from '../contract';
import type { Brought } from './happened';
import type { HintStep } from './hints';
import { onCell } from './letters';
import type { Refused } from './laying';
import type { Cell, Held } from './shapes';
import type { Choices, View } from './wire';

export interface Said {
  key: string;
  facts?: Facts;
}

export interface Spoken {
  say: Said;
  more?: Said;
  warn?: boolean;
}

export interface Now {
  view: View;
  choices: Choices | null;
  piece: Held | null;
  ring: Cell | null;
  /** Where the friendly mode tells it: whether the piece fits where it is. */
  fits: boolean | null;
  /** Where the friendly mode tells it: in how many places the piece fits, turned as it is. */
  open: number | null;
  /** What the hint in sight asks for next. */
  hinted: HintStep['next'] | null;
  /** What is asked back: whether to pass, or why there is no hint. */
  asked: 'pass' | 'hint' | null;
  /** What was pressed with nothing in hand. */
  about: Said | null;
  /** Where the points of my last piece came from. */
  brought: Brought | null;
  /** While the field is laid: whether the tower stands, and why the last press did nothing. */
  towered: boolean;
  refused: Refused | null;
}

/** Null where nothing is to be done. */
export function spoken(now: Now): Spoken | null {
  const { choices, asked } = now;
  if (now.about) return { say: now.about, more: { key: `${now.about.key}-more` } };
  if (asked === 'hint') return { say: { key: 'forma-no-hint' }, more: { key: 'forma-no-hint-why' } };
  if (!choices) return null;
  if (asked === 'pass') return { say: { key: 'forma-pass-sure' }, more: { key: 'forma-pass-cost' }, warn: true };
  if (choices.kind === 'begin') return { say: { key: 'forma-begin-title' } };
  return choices.kind === 'field' ? ofField(now) : ofPlay(now);
}

function ofField({ towered, refused }: Now): Spoken {
  if (refused) return { say: { key: `forma-refused-${refused.key}`, facts: refused.facts }, warn: true };
  const key = towered ? 'forma-field-help' : 'forma-field-help-tower';
  return { say: { key }, more: { key: `${key}-more` } };
}

function ofPlay(now: Now): Spoken {
  const { view, piece, brought } = now;
  if (piece) return ofPiece(now, piece);
  if (view.attempt === 2) return { say: { key: 'forma-second-try' }, more: { key: 'forma-second-cost' }, warn: true };
  // Before my first piece it is said once why each piece lies there in two shades.
  const first = view.colours > 1 && !view.elements.some(({ seat }) => seat === view.turn);
  const more = brought ? { key: 'forma-brought', facts: { ...brought } } : { key: first ? 'forma-two-shades' : `forma-${modeOf(view)}` };
  return { say: { key: 'forma-choose-piece' }, more };
}

function ofPiece({ view, ring, fits, open, hinted }: Now, piece: Held): Spoken {
  const facts = { shape: piece.shape, points: piece.cells.length };
  if (view.take && view.hand === null) return { say: { key: 'forma-take-it', facts }, more: { key: 'forma-take-binds' } };
  if (hinted === 'turn' || hinted === 'flip') return { say: { key: `forma-hinted-${hinted}` }, more: { key: 'forma-hinted-more' } };
  if (fits === false) return { say: { key: 'forma-fits-not' }, more: { key: 'forma-fits-elsewhere' }, warn: true };
  if (ring) return { say: { key: `forma-ready-${modeOf(view)}`, facts }, more: { key: `forma-cost-${modeOf(view)}`, facts } };
  if (open === 0) return { say: { key: 'forma-turn-first' }, more: { key: 'forma-turn-first-more' } };
  return { say: { key: 'forma-choose-cell', facts }, more: { key: open === null ? 'forma-dotted' : 'forma-open' } };
}

const modeOf = (view: View): 'aid' | 'strict' => (view.aid ? 'aid' : 'strict');

/** What a pressed thing is, for whoever asks by pressing it; a free cell and a piece explain themselves. */
export function about(rows: readonly string[], [r, c]: Cell): Said | null {
  const { what, under } = onCell(rows[r]![c]!);
  const thing = under ?? (what === 'marker' ? 'marker' : null);
  return thing && { key: `forma-about-${thing}` };
}

/** What lies on a cell, and whose it is. */
export function onBoard(rows: readonly string[], [r, c]: Cell): { key: string; seat: number | null } {
  const on = onCell(rows[r]![c]!);
  return { key: `forma-what-${on.what}`, seat: on.seat };
}

/** The points that everybody can count now; of bridges those that stand, all of them where they are counted during the game. */
export function soFar({ placed, squares, obstacles, tower, bridges, built }: View['trays'][number]): number {
  return placed + 10 * (squares + obstacles) + 50 * (tower + (bridges ?? built.length));
}
