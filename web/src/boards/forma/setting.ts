/** A board laid out by hand: what lies where, what is left in the boxes, and the setup that it is. */
import { onCell } from './letters';
import { cellNamed, named, SHAPES, type Cell } from './shapes';
import type { PlacedElement } from './wire';

export const SIZE = 20;
const ELEMENTS = 'ABCD';
const FREE = '.';

export interface Laid {
  /** Obstacles, the tower and markers, by the name of their cell, in the letters of the rule file. */
  signs: Readonly<Record<string, string>>;
  pieces: readonly PlacedElement[];
}
export const NOTHING: Laid = { signs: {}, pieces: [] };

/** Two players have two colours each. */
export const coloursOf = (seats: number): number => (seats === 2 ? 2 : 1);
const copies = (shape: string, seats: number): number => (shape === 'I1' ? 2 : 1) * coloursOf(seats);

export function left({ pieces }: Laid, seat: number, shape: string, seats: number): number {
  return copies(shape, seats) - pieces.filter((one) => one.seat === seat && one.shape === shape).length;
}

export function rowsOf({ signs, pieces }: Laid): string[] {
  const letters = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => FREE));
  for (const [cell, letter] of Object.entries(signs)) letters[cellNamed(cell)[0]]![cellNamed(cell)[1]] = letter;
  for (const { seat, cells } of pieces) for (const [row, col] of cells) letters[row]![col] = ELEMENTS[seat]!;
  return letters.map((row) => row.join(''));
}

const inside = ([row, col]: Cell): boolean => row >= 0 && row < SIZE && col >= 0 && col < SIZE;
const lies = (laid: Laid, cell: Cell): string => rowsOf(laid)[cell[0]]?.[cell[1]] ?? '';

/** A piece on free cells; null where it does not fit, or none is left. */
export function withPiece(laid: Laid, seat: number, shape: string, cells: readonly Cell[], seats: number): Laid | null {
  const free = cells.every((cell) => inside(cell) && lies(laid, cell) === FREE);
  const before = laid.pieces.filter((one) => one.seat === seat && one.shape === shape).length;
  if (!free || left(laid, seat, shape, seats) <= 0) return null;
  const colour = Math.floor(before / (copies(shape, seats) / coloursOf(seats)));
  const ordered = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return { ...laid, pieces: [...laid.pieces, { seat, shape, colour, cells: ordered }] };
}

/** An obstacle or the tower on a free cell; there is one tower. */
export function withSign(laid: Laid, sign: '#' | 'T', cell: Cell): Laid | null {
  if (lies(laid, cell) !== FREE) return null;
  const kept = Object.entries(laid.signs).filter(([, letter]) => sign !== 'T' || onCell(letter).under !== 'tower');
  return { ...laid, signs: { ...Object.fromEntries(kept), [named(cell)]: sign } };
}

/** A seat's marker on a free cell, an obstacle or the tower; one of another seat makes way. */
export function withMarker(laid: Laid, seat: number, cell: Cell): Laid | null {
  const { what, under } = onCell(lies(laid, cell));
  if (what === 'element') return null;
  const letter = under === 'obstacle' ? '1234' : under === 'tower' ? '5678' : 'abcd';
  return { ...laid, signs: { ...laid.signs, [named(cell)]: letter[seat]! } };
}

/** What lies on a cell is taken away: the whole piece, or the sign. */
export function without(laid: Laid, cell: Cell): Laid {
  const name = named(cell);
  return {
    signs: Object.fromEntries(Object.entries(laid.signs).filter(([one]) => one !== name)),
    pieces: laid.pieces.filter((one) => !one.cells.some((own) => named(own) === name)),
  };
}

/** `pos:` with the rows, whose turn it is, and the boxes that are no longer full; null before anything lies there. */
export function setupOf(laid: Laid, turn: number, seats: number): string | null {
  if (laid.pieces.length === 0 && Object.keys(laid.signs).length === 0) return null;
  const reserves = Array.from({ length: seats }, (_, seat) => {
    const held = SHAPES.flatMap((shape) => Array.from({ length: left(laid, seat, shape, seats) }, () => shape));
    return laid.pieces.some((one) => one.seat === seat) ? [`reserve${seat}=${held.join(',')}`] : [];
  });
  return [`pos:${rowsOf(laid).join('/')}`, `turn=${turn}`, ...reserves.flat()].join(' ');
}
