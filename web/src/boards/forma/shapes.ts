/** The 21 shapes as they are drawn, turned and flipped, and an attempt as text. */
export type Cell = [number, number];

const DRAWN: Record<string, string> = {
  I1: '#', I2: '##', I3: '###', V3: '#./##', I4: '####', O4: '##/##', T4: '###/.#.', L4: '#./#./##', S4: '.##/##.',
  F: '.##/##./.#.', I: '#####', L: '#./#./#./##', N: '.#/.#/##/#.', P: '##/##/#.', T: '###/.#./.#.', U: '#.#/###',
  V: '#../#../###', W: '#../##./.##', X: '.#./###/.#.', Y: '.#/##/.#/.#', Z: '##./.#./.##',
};
export const SHAPES = Object.keys(DRAWN);

/** One key a piece: the letters of pentomino players, digits and neighbours for the small ones. */
export const KEYS: Record<string, string> = {
  '1': 'I1', '2': 'I2', '3': 'I3', C: 'V3', '4': 'I4', O: 'O4', K: 'T4', J: 'L4', S: 'S4',
  F: 'F', I: 'I', L: 'L', N: 'N', P: 'P', T: 'T', U: 'U', V: 'V', W: 'W', X: 'X', Y: 'Y', Z: 'Z',
};
export const keyOf = (shape: string): string => Object.keys(KEYS).find((key) => KEYS[key] === shape) ?? '';

export function cellsOf(shape: string): Cell[] {
  const rows = (DRAWN[shape] ?? '').split('/');
  return rows.flatMap((row, r) => [...row].flatMap((mark, c): Cell[] => (mark === '#' ? [[r, c]] : [])));
}

/** A shape as it lies in its well: never taller than wide. */
export function lying(shape: string): Cell[] {
  const cells = cellsOf(shape);
  const [rows, cols] = size(cells);
  return rows > cols ? cells.map(([r, c]): Cell => [c, rows - 1 - r]) : cells;
}

/** A piece as it is held: its cells from 0,0 in a fixed order, and which of them is the dotted one. */
export interface Held {
  shape: string;
  cells: Cell[];
  anchor: number;
}

/** Taken up as it lies: nothing turns that nobody turned. */
export function held(shape: string): Held {
  const cells = lying(shape);
  return { shape, cells, anchor: nearestMiddle(cells) };
}

export function turned(piece: Held, clockwise: boolean): Held {
  return { ...piece, cells: moved(piece.cells.map(([r, c]) => (clockwise ? [c, -r] : [-c, r]))) };
}

export function flipped(piece: Held): Held {
  return { ...piece, cells: moved(piece.cells.map(([r, c]) => [r, -c])) };
}

/** The cells on the board when the dotted square lies on a cell. */
export function laidAt(piece: Held, [row, col]: Cell): Cell[] {
  const [r0, c0] = piece.cells[piece.anchor]!;
  return piece.cells.map(([r, c]) => [row + r - r0, col + c - c0]);
}

export function attempt(piece: Held, at: Cell): string {
  const cells = laidAt(piece, at).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [piece.shape, ...cells.map(named)].join(' ');
}

export const named = ([row, col]: Cell): string => `${row},${col}`;
export const cellNamed = (name: string): Cell => name.split(',').map(Number) as Cell;
export const size = (cells: readonly Cell[]): Cell => [
  1 + Math.max(...cells.map(([r]) => r)),
  1 + Math.max(...cells.map(([, c]) => c)),
];

function moved(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map(([r]) => r));
  const left = Math.min(...cells.map(([, c]) => c));
  return cells.map(([r, c]) => [r - top, c - left]);
}

function nearestMiddle(cells: Cell[]): number {
  const [rows, cols] = size(cells);
  const far = ([r, c]: Cell): number => Math.abs(r - (rows - 1) / 2) + Math.abs(c - (cols - 1) / 2);
  return cells.reduce((best, cell, i) => (far(cell) < far(cells[best]!) ? i : best), 0);
}

/** The outline of a set of cells as an SVG path, `unit` a cell. */
export function outline(cells: readonly Cell[], unit: number): string {
  const inside = new Set(cells.map(named));
  const edges: string[] = [];
  for (const [r, c] of cells) {
    const [x, y] = [c * unit, r * unit];
    if (!inside.has(named([r - 1, c]))) edges.push(`M${x} ${y}h${unit}`);
    if (!inside.has(named([r + 1, c]))) edges.push(`M${x} ${y + unit}h${unit}`);
    if (!inside.has(named([r, c - 1]))) edges.push(`M${x} ${y}v${unit}`);
    if (!inside.has(named([r, c + 1]))) edges.push(`M${x + unit} ${y}v${unit}`);
  }
  return edges.join('');
}

/** The cells of an attempt as it is written; none of any other move. */
export function cellsOfMove(move: string | null): Cell[] {
  return move && /^[A-Z]\d? /.test(move) ? move.split(' ').slice(1).map(cellNamed) : [];
}

/** What a key does to the piece in hand: Q and E (or R) turn it, M flips it; null for any other key. */
export function turnedBy(piece: Held, key: string): Held | null {
  if (key === 'Q' || key === 'E' || key === 'R') return turned(piece, key !== 'Q');
  return key === 'M' ? flipped(piece) : null;
}
