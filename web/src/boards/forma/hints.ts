/** What a hint asks for next: the piece in hand is turned or flipped, then its dot goes to a square, then it is put. */
import { cellsOfMove, laidAt, named, turned, type Cell, type Held } from './shapes';

export interface HintStep {
  next: 'turn' | 'flip' | 'cell' | 'put';
  /** Where the dot goes, once the piece lies the right way. */
  dot: Cell | null;
}

/** Null where the hint is about another piece, or is no placement. */
export function hintStep(marked: string | null, piece: Held | null, ring: Cell | null): HintStep | null {
  const cells = cellsOfMove(marked);
  if (!piece || cells.length === 0 || marked?.split(' ')[0] !== piece.shape) return null;
  const dot = dotOf(piece, cells);
  if (dot) return { next: ring && named(ring) === named(dot) ? 'put' : 'cell', dot };
  const turns = [1, 2, 3].map((times) => Array.from({ length: times }).reduce<Held>((now) => turned(now, true), piece));
  return { next: turns.some((now) => dotOf(now, cells)) ? 'turn' : 'flip', dot: null };
}

/** The cell that the dotted square covers where the piece covers exactly these cells; null where it cannot as it is held. */
function dotOf(piece: Held, cells: readonly Cell[]): Cell | null {
  const wanted = new Set(cells.map(named));
  return cells.find((at) => laidAt(piece, at).every((cell) => wanted.has(named(cell)))) ?? null;
}
