/** What the one voice says: what to do now, and what the choice made so far would bring. */
import type { Facts } from '../contract';
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
  /** What is asked back: whether to pass, or why there is no hint. */
  asked: 'pass' | 'hint' | null;
  /** While the field is laid: whether the tower stands, and why the last press did nothing. */
  towered: boolean;
  refused: Refused | null;
}

/** Null where nothing is to be done. */
export function spoken(now: Now): Spoken | null {
  const { choices, asked } = now;
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

function ofPlay({ view, piece, ring, fits }: Now): Spoken {
  const mode = view.aid ? 'aid' : 'strict';
  if (piece) {
    const facts = { shape: piece.shape, points: piece.cells.length };
    if (view.take && view.hand === null) return { say: { key: 'forma-take-it', facts }, more: { key: 'forma-take-binds' } };
    if (!ring) return { say: { key: 'forma-choose-cell', facts }, more: { key: 'forma-dotted' } };
    if (fits === false) return { say: { key: 'forma-fits-not' }, more: { key: 'forma-fits-elsewhere' }, warn: true };
    return { say: { key: `forma-ready-${mode}`, facts }, more: { key: `forma-cost-${mode}`, facts } };
  }
  if (view.attempt === 2) return { say: { key: 'forma-second-try' }, more: { key: 'forma-second-cost' }, warn: true };
  return { say: { key: 'forma-choose-piece' }, more: { key: `forma-${mode}` } };
}

/** What lies on a cell, and whose it is. */
export function onBoard(rows: readonly string[], [r, c]: Cell): { key: string; seat: number | null } {
  const on = onCell(rows[r]![c]!);
  return { key: `forma-what-${on.what}`, seat: on.seat };
}

/** The points that everybody can count now; bridges only where they are counted during the game. */
export function soFar({ placed, squares, obstacles, tower, bridges }: View['trays'][number]): number {
  return placed + 10 * (squares + obstacles) + 50 * (tower + (bridges ?? 0));
}
