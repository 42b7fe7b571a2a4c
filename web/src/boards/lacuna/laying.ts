/** A pond in the middle of a game, laid by hand: each pawn has brought a pair of one colour, and gold has one flower more. */
import { squared } from './geometry';
import { LETTERS, METALS, type Letter } from './model';
import { isFlower, USUAL, type Piece } from './realtable';

const PAWNS = 6;

export interface Missing {
  colour: Letter;
  pairs: number;
}

const pawnsOf = (pieces: readonly Piece[]): number[] => METALS.map((metal) => pieces.filter(({ kind }) => kind === metal).length);
const lacking = (pieces: readonly Piece[]): number[] => LETTERS.map((letter) => 7 - pieces.filter(({ kind }) => kind === letter).length);

/** The pairs that the pawns have brought, by their colour. */
export function missingPairs(pieces: readonly Piece[]): Missing[] {
  const lacks = lacking(pieces);
  return LETTERS.map((colour, at) => ({ colour, pairs: Math.floor(Math.max(0, lacks[at]!) / 2) })).filter(({ pairs }) => pairs > 0);
}

/** Gold's pairs of each colour, as far as they are there; where nothing was said the first ones. */
export function sharesOf(pieces: readonly Piece[], wished: Partial<Record<Letter, number>>): Map<Letter, number> {
  const said = Object.keys(wished).length > 0;
  let left = pawnsOf(pieces)[0]!;
  return new Map(
    missingPairs(pieces).map(({ colour, pairs }) => {
      const own = Math.min(pairs, said ? (wished[colour] ?? 0) : left);
      left -= own;
      return [colour, own];
    }),
  );
}

export type Flaw = { key: 'pawns-turn' | 'pawns-over' | 'pawns-colours' | 'pawns-overlap' } | { key: 'pawns-flowers'; flowers: number } | { key: 'pawns-share'; pairs: number };

/** What keeps pieces with pawns among them from being a position. */
export function flawOf(pieces: readonly Piece[], shares: ReadonlyMap<Letter, number>): Flaw | null {
  const [gold, silver] = pawnsOf(pieces) as [number, number];
  if (gold + silver >= 2 * PAWNS) return { key: 'pawns-over' };
  if (gold - silver !== 0 && gold - silver !== 1) return { key: 'pawns-turn' };
  const [flowers, lacks] = [pieces.filter(isFlower).length, lacking(pieces)];
  const due = 48 - 2 * (gold + silver);
  if (flowers !== due) return { key: 'pawns-flowers', flowers: due };
  if (lacks.some((count) => count < 0) || lacks.filter((count) => count % 2 === 1).length !== 1) return { key: 'pawns-colours' };
  if (overlaps(pieces)) return { key: 'pawns-overlap' };
  return [...shares.values()].reduce((sum, pairs) => sum + pairs, 0) === gold ? null : { key: 'pawns-share', pairs: gold };
}

function overlaps(pieces: readonly Piece[]): boolean {
  const radius = (piece: Piece): number => (isFlower(piece) ? USUAL.flower : USUAL.pawn);
  return pieces.some((piece, at) => !isFlower(piece) && pieces.some((other, number) => number !== at && squared(piece, other) < (radius(piece) + radius(other)) ** 2));
}

/** `pos:` and the position string. */
export function setupOf(pieces: readonly Piece[], shares: ReadonlyMap<Letter, number>): string {
  const places = (of: readonly Piece[]): string => of.map(({ x, y }) => `${x},${y}`).join(';');
  const [gold, silver] = METALS.map((metal) => pieces.filter(({ kind }) => kind === metal)) as [Piece[], Piece[]];
  const lacks = lacking(pieces);
  const golden = LETTERS.map((letter, at) => 2 * (shares.get(letter) ?? 0) + (lacks[at]! % 2));
  const silvery = lacks.map((count, at) => count - golden[at]!);
  const flowers = pieces.filter(isFlower).map((flower, id) => `${id}${flower.kind}${flower.x},${flower.y}`).join(';');
  return `pos:${[flowers, `g${places(gold)}`, `s${places(silver)}`, `${golden.join('')}/${silvery.join('')}`, gold.length > silver.length ? 's' : 'g', 'place'].join('|')}`;
}
