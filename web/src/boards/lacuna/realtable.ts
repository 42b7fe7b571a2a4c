/** From a real table: flowers and pawns laid by hand, counted exactly, written and read as text. */
import type { SeatWish } from '../../wire/bodies';
import { squared, type Point } from './geometry';
import { LETTERS, METALS, type Letter, type Metal } from './model';
import type { SizesShown } from './wire';

export type Kind = Letter | Metal;
export interface Piece extends Point {
  kind: Kind;
}

export const USUAL: SizesShown = { pond: 24000, flower: 800, pawn: 750, apart: 4000 };

export const isFlower = (piece: Piece): piece is Piece & { kind: Letter } => (LETTERS as readonly string[]).includes(piece.kind);

export interface Verdict {
  piece: Piece;
  seat: number | null;
  /** The squared distances that decided, gold and silver. */
  decided: [number, number] | null;
  /** By how much, in 0.01 mm. */
  margin: number;
}

/** Who takes a flower: nearest pawns first, then the second nearest, then the longer list, then nobody. */
export function verdict(piece: Piece, pieces: readonly Piece[]): Verdict {
  const [gold, silver] = METALS.map((metal) =>
    pieces.filter((pawn) => pawn.kind === metal).map((pawn) => squared(piece, pawn)).sort((a, b) => a - b),
  ) as [number[], number[]];
  for (let n = 0; n < Math.min(gold.length, silver.length); n++) {
    const [a, b] = [gold[n]!, silver[n]!];
    if (a !== b) return { piece, seat: a < b ? 0 : 1, decided: [a, b], margin: Math.abs(Math.sqrt(a) - Math.sqrt(b)) };
  }
  const seat = gold.length === silver.length ? null : gold.length > silver.length ? 0 : 1;
  return { piece, seat, decided: null, margin: 0 };
}

export const verdicts = (pieces: readonly Piece[]): Verdict[] => pieces.filter(isFlower).map((piece) => verdict(piece, pieces));

const WRITTEN: Record<string, Kind> = { g: 'gold', s: 'silver', ...Object.fromEntries(LETTERS.map((letter) => [letter, letter])) };
const TOKEN = /^([RPVBGYOgs])(-?\d{1,6}),(-?\d{1,6})$/;

/** One token a piece: `R-120,345`, `g100,200`; units are hundredths of a millimetre. */
export function written(pieces: readonly Piece[]): string {
  return pieces.map((piece) => `${isFlower(piece) ? piece.kind : piece.kind[0]}${piece.x},${piece.y}`).join(' ');
}

export function read(text: string): { pieces: Piece[]; wrong: { line: number; value: string } | null } {
  const pieces: Piece[] = [];
  const tokens = laid(text).replace(/^xy:/, '').split(/\s+/).filter(Boolean);
  for (const [n, token] of tokens.entries()) {
    const found = TOKEN.exec(token);
    if (!found) return { pieces, wrong: { line: n + 1, value: token.slice(0, 40) } };
    pieces.push({ kind: WRITTEN[found[1]!]!, x: Number(found[2]), y: Number(found[3]) });
  }
  return { pieces, wrong: null };
}

/** The page with this pond on it; what stands after # never leaves the browser. */
export function linkTo(pieces: readonly Piece[], page: string): string {
  return `${page.split('#')[0]}#${written(pieces).replaceAll(' ', '_')}`;
}

/** The pond of such a link, or null where there is none. */
export function fromLink(fragment: string): Piece[] | null {
  const found = read(fragment.replaceAll('_', ' '));
  return found.wrong || !found.pieces.length ? null : found.pieces;
}

/** The setup of a record; any other text as it is. A bare letter is the flower taken before pouring, never on the pond. */
function laid(text: string): string {
  try {
    const { setup } = JSON.parse(text) as { setup?: unknown };
    return typeof setup === 'string' ? setup.replace(/ [RPVBGYO]$/, '') : text;
  } catch {
    return text;
  }
}

export type Fault = { key: 'missing'; missing: number } | { key: 'outside' | 'overlap'; colour: Letter; id: number };

/** What keeps a laid pond from being played: 7 flowers of each colour, inside, none over another. */
export function fault(pieces: readonly Piece[], sizes: SizesShown = USUAL): Fault | null {
  const flowers = pieces.filter(isFlower);
  const reach = sizes.pond - sizes.flower;
  for (const [id, flower] of flowers.entries()) {
    if (flower.x ** 2 + flower.y ** 2 > reach ** 2) return { key: 'outside', colour: flower.kind, id };
    if (flowers.slice(0, id).some((other) => squared(other, flower) < (2 * sizes.flower) ** 2)) return { key: 'overlap', colour: flower.kind, id };
  }
  const short = LETTERS.filter((letter) => flowers.filter((flower) => flower.kind === letter).length !== 7);
  if (short.length === 0 || aside(flowers) !== null) return null;
  return { key: 'missing', missing: Math.abs(49 - flowers.length) || short.length };
}

/** The colour of the flower that the first player took before pouring: all others are complete. */
export function aside(pieces: readonly Piece[]): Letter | null {
  const flowers = pieces.filter(isFlower);
  const six = LETTERS.filter((letter) => flowers.filter((flower) => flower.kind === letter).length === 6);
  return flowers.length === 48 && six.length === 1 ? six[0]! : null;
}

/** A table to open on a laid pond: a missing flower was the blind pick. */
export function wish(pieces: readonly Piece[]): { options: Record<string, string>; setup: string; seats: SeatWish[] } {
  const colour = aside(pieces);
  const setup = `xy:${written(pieces.filter(isFlower))}${colour ? ` ${colour}` : ''}`;
  return { options: colour ? {} : { pick: 'after' }, setup, seats: [{ kind: 'here' }, { kind: 'bot', level: 3 }] };
}

/** The same as a record, to keep or to send. */
export function record(pieces: readonly Piece[]): string {
  const colour = aside(pieces);
  const { options, setup } = wish(pieces);
  return JSON.stringify({ format: 1, game: 'lacuna', rules: 1, options, setup, seats: [], moves: colour ? [colour] : [], result: null });
}
