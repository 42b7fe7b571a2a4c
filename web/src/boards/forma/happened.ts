/** What the newest move did, read from its events. */
import type { EventTold } from '../../wire/messages';
import { cellNamed, type Cell } from './shapes';

export interface Happened {
  placed: Cell[];
  misfit: { seat: number; shape: string; cells: Cell[]; hit: Cell[] } | null;
  won: { cell: Cell; points: number }[];
}

export function happened(events: readonly EventTold[]): Happened {
  const told: Happened = { placed: [], misfit: null, won: [] };
  for (const { key, facts } of events) {
    if (key === 'placed') told.placed = cells(facts.cells);
    else if (key === 'misfit') {
      told.misfit = { seat: facts.seat as number, shape: facts.shape as string, cells: cells(facts.cells), hit: cells(facts.hit) };
    } else if (key === 'square' || key === 'obstacle' || key === 'tower') {
      told.won.push({ cell: cellNamed(facts.cell as string), points: facts.points as number });
    }
  }
  return told;
}

const cells = (names: unknown): Cell[] => (names as string[]).map(cellNamed);
