/** A position laid out by hand: which cells are open, what is missing, and the setup that it is. */
import { boxOf, columnName, inReadingOrder, placeOf } from './cells';
import { LETTERS, type Letter } from './tiles';

export interface Put {
  cell: string;
  owner: number;
  tile: Letter;
  front: boolean;
}

/** By seat, the tiles that may be laid next. */
export type Ready = Letter[][];

const FORMATS: Record<number, readonly [number, number]> = { 2: [3, 4], 3: [3, 6], 4: [4, 6] };
const TURNS = 6;
const COLOURS = 'brgy';
const FIRST = { row: 5, column: 5 };
const named = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

function fits(cells: readonly string[], seats: number): boolean {
  const { top, left, bottom, right } = boxOf(cells);
  const [rows, columns] = [bottom - top + 1, right - left + 1];
  const [few, many] = FORMATS[seats] ?? [0, 0];
  return Math.min(rows, columns) <= few && Math.max(rows, columns) <= many;
}

/** The cells beside what lies there, as far as the format goes; the first is in the middle. */
export function openCells(put: readonly Put[], seats: number): string[] {
  const laid = put.map(({ cell }) => cell);
  if (laid.length === 0) return [named(FIRST.row, FIRST.column)];
  const beside = laid.flatMap((cell) => {
    const { row, column } = placeOf(cell);
    return [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]] as [number, number][];
  });
  const inside = beside.filter(([row, column]) => row >= 0 && row <= 10 && column >= 0 && column <= 10);
  const open = new Set(inside.map(([row, column]) => named(row, column)).filter((cell) => !laid.includes(cell) && fits([...laid, cell], seats)));
  return [...open].sort(inReadingOrder);
}

/** The tiles that an owner has not laid. */
export const heldBy = (put: readonly Put[], owner: number): Letter[] => LETTERS.filter((letter) => !put.some((one) => one.owner === owner && one.tile === letter));

/** So many may be chosen from at the next turn. */
export const readyCount = (put: readonly Put[], owner: number): number => (heldBy(put, owner).length > LETTERS.length - TURNS ? 2 : 1);

/** Those chosen to be ready that are still held; where too few are, the first others. */
export function readyOf(put: readonly Put[], ready: Ready, owner: number): Letter[] {
  const held = heldBy(put, owner);
  const wished = (ready[owner] ?? []).filter((letter) => held.includes(letter));
  return [...wished, ...held.filter((letter) => !wished.includes(letter))].slice(0, readyCount(put, owner));
}

/** One more is ready, and the one chosen first makes way. */
export function readied(put: readonly Put[], ready: Ready, owner: number, letter: Letter): Ready {
  const others = readyOf(put, ready, owner).filter((one) => one !== letter);
  const own = [...others, letter].slice(-readyCount(put, owner));
  return Array.from({ length: Math.max(ready.length, owner + 1) }, (_, seat) => (seat === owner ? own : (ready[seat] ?? [])));
}

/** Whose turn it is follows from what lies there; null where the tiles were not laid in turn. */
export function toMove(put: readonly Put[], seats: number): number | null {
  const counts = Array.from({ length: seats }, (_, seat) => put.filter(({ owner }) => owner === seat).length);
  const fair = counts.every((count, seat) => count === Math.floor((put.length - seat + seats - 1) / seats));
  return fair ? put.length % seats : null;
}

/** Every tile is joined to the others by its sides. */
export function joined(put: readonly Put[]): boolean {
  const left = new Map(put.map(({ cell }) => [cell, placeOf(cell)]));
  const edge = [...left.values()].slice(0, 1);
  left.delete(put[0]?.cell ?? '');
  for (let at = edge.pop(); at; at = edge.pop()) {
    for (const [cell, place] of left) {
      if (Math.abs(place.row - at.row) + Math.abs(place.column - at.column) === 1) {
        left.delete(cell);
        edge.push(place);
      }
    }
  }
  return left.size === 0;
}

export type Problem = 'nothing' | 'apart' | 'turns' | 'over';

export function problemOf(put: readonly Put[], seats: number): Problem | null {
  if (put.length === 0) return 'nothing';
  if (!joined(put) || !fits(put.map(({ cell }) => cell), seats)) return 'apart';
  if (toMove(put, seats) === null) return 'turns';
  return put.length === TURNS * seats ? 'over' : null;
}

/** `pos:` and the position string, moved so that its first tile lies on f6. */
export function setupOf(put: readonly Put[], ready: Ready, seats: number): string | null {
  if (problemOf(put, seats) !== null) return null;
  const first = placeOf([...put].map(({ cell }) => cell).sort(inReadingOrder)[0]!);
  const [down, right] = [FIRST.row - first.row, FIRST.column - first.column];
  const box = boxOf(put.map(({ cell }) => cell));
  const rows = Array.from({ length: box.bottom - box.top + 1 }, (_, row) =>
    Array.from({ length: box.right - box.left + 1 }, (_, column) => {
      const there = put.find(({ cell }) => cell === named(box.top + row, box.left + column));
      return there ? `${COLOURS[there.owner]}${there.front ? there.tile : there.tile.toLowerCase()}` : '.';
    }).join(''),
  );
  const hands = Array.from({ length: seats }, (_, seat) => {
    const chosen = readyOf(put, ready, seat);
    const [available, reserve] = [true, false].map((wanted) => heldBy(put, seat).filter((letter) => chosen.includes(letter) === wanted).join(''));
    return `${COLOURS[seat]}:${available}.${reserve}`;
  });
  return `pos:${[seats, named(box.top + down, box.left + right), rows.join('/'), put.length, ...hands].join(' ')}`;
}

/** The wild player's tiles as the setup of a game alone: the one set aside first, then the pile from the top. */
export const pileOf = (pile: readonly Letter[]): string => `wild:${pile.join('')}`;

/** Two of them change places. */
export const swapped = (pile: readonly Letter[], one: number, other: number): Letter[] => pile.map((letter, at) => pile[at === one ? other : at === other ? one : at] ?? letter);
