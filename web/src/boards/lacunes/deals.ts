/** Deals as text: what a link holds, what a player types, and what the editor lays out. */
import type { Json } from '../../wire/messages';
import { CELLS, COLUMNS, PACK } from './cards';
import type { PositionQuestion, View } from './wire';

export type Options = NonNullable<PositionQuestion['options']>;

export interface Named {
  setup: string;
  options: Options;
}

/** `deal:28;start=montana`: the setup, then the options that are not as usual. */
export function fragmentOf({ setup, options }: { setup: string; options: Record<string, Json> }): string {
  const chosen = Object.entries(options).map(([key, value]) => `${key}=${String(value)}`);
  return [encodeURIComponent(setup).replaceAll('%3A', ':'), ...chosen].join(';');
}

export function readFragment(fragment: string): Named | null {
  const [setup = '', ...chosen] = fragment.split(';');
  const options: Options = {};
  for (const one of chosen) {
    const [key, value] = one.split('=');
    if (key && value) options[key] = /^\d+$/.test(value) ? Number(value) : value;
  }
  const read = typed(decoded(setup));
  return read === null ? null : { setup: read, options };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const DEALS = 2n ** 64n;

/** What a player typed as a setup: a number, an exact id, or a setup as it is; null for anything else. */
export function typed(text: string): string | null {
  const plain = text.trim();
  if (/^\d{1,40}$/.test(plain)) return BigInt(plain) < DEALS ? `deal:${BigInt(plain)}` : null;
  if (/^[0-9A-Za-z]{44}$/.test(plain)) return `id:${plain.toUpperCase()}`;
  return /^(deal|id|layout):./.test(plain) ? plain : null;
}

/** Why what was typed names no deal. */
export function mistyped(text: string): 'too-high' | 'nonsense' {
  return /^\d{1,40}$/.test(text.trim()) ? 'too-high' : 'nonsense';
}

/** The question that names a position, for the game's services. */
export function question(view: View): PositionQuestion {
  return { setup: `layout:${rowsOf(view.cells)}`, options: { ...view.rules, redeals: view.redeals.left ?? 'unlimited' } };
}

export function rowsOf(cells: readonly string[]): string {
  return [0, 1, 2, 3].map((row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS).join(' ')).join('/');
}

const tokensOf = (text: string): string[] => text.replace(/^layout:/, '').split(/[\s/]+/).filter(Boolean);
const cardOf = (token: string): string => token.toUpperCase().replace('10', 'T');
const isGap = (token: string): boolean => /^(-+|A[CDHS])$/.test(cardOf(token));

/** The 52 cells that a text spells, in reading order, with `` for what it leaves open; card twice: the first counts. */
export function cellsOf(text: string): string[] {
  const seen = new Set<string>();
  const tokens = tokensOf(text).slice(0, CELLS).map((token) => {
    const card = cardOf(token);
    if (isGap(token)) return '--';
    if (!PACK.includes(card) || seen.has(card)) return '';
    seen.add(card);
    return card;
  });
  return [...tokens, ...Array.from({ length: CELLS - tokens.length }, () => '')];
}

/** The words of a text that lay nothing: no card, a card that lies already, or one too many; `??` says so itself. */
export function unread(text: string): string[] {
  const cells = cellsOf(text);
  return tokensOf(text).filter((token, at) => !/^\?+$/.test(token) && !cells[at]);
}

/** A card laid into a cell leaves the cell it lay in; '' clears the cell. */
export function laid(cells: readonly string[], cell: number, token: string): string[] {
  return cells.map((old, at) => (at === cell ? token : old === token && token !== '--' && token !== '' ? '' : old));
}

export const missing = (cells: readonly string[]): string[] => PACK.filter((card) => !cells.includes(card));
export const gapsOf = (cells: readonly string[]): number => cells.filter((token) => token === '--').length;

/** The cell to lay the next card into after one was laid at the cursor: the next open one, around the end. */
export function nextOpen(cells: readonly string[], cursor: number): number {
  const next = cells.findIndex((token, at) => at > cursor && token === '');
  const any = next < 0 ? cells.indexOf('') : next;
  return any < 0 ? cursor : any;
}

const STRIDES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

/** Where an arrow leads in the layout by hand, row after row; null for any other key. */
export function arrowed(cursor: number, key: string): number | null {
  const step = STRIDES[key];
  return step === undefined ? null : Math.min(CELLS - 1, Math.max(0, cursor + step));
}
