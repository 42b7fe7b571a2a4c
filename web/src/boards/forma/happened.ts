/** What the newest move did, read from its events (rules/events.py). */
import type { EventTold } from '../../wire/messages';
import { cellNamed, type Cell } from './shapes';

/** Of `placed`; cells are named `row,col`. */
interface PlacedFacts {
  seat: number;
  shape: string;
  cells: string[];
  points: number;
}

/** Of `misfit`: `hit` are the cells that are taken or off the board. */
interface MisfitFacts {
  seat: number;
  shape: string;
  cells: string[];
  hit: string[];
  attempt: number;
}

/** Of `square`, `obstacle` and `tower`. */
interface WonFacts {
  seat: number;
  cell: string;
  points: number;
}

type FormaEvent =
  | { key: 'placed'; facts: PlacedFacts }
  | { key: 'misfit'; facts: MisfitFacts }
  | { key: 'square' | 'obstacle' | 'tower'; facts: WonFacts }
  | { key: 'field' | 'begin' | 'taken' | 'passed' | 'time' | 'ended'; facts: unknown };

export interface Happened {
  placed: Cell[];
  misfit: { seat: number; shape: string; cells: Cell[]; hit: Cell[] } | null;
  won: { cell: Cell; points: number }[];
}

/** How a move sounds: a misfit, something won, or a piece put down. */
export function soundOf({ misfit, won }: Happened): 'refused' | 'pearl' | 'wood' {
  if (misfit) return 'refused';
  return won.length ? 'pearl' : 'wood';
}

export function happened(events: readonly EventTold[]): Happened {
  const told: Happened = { placed: [], misfit: null, won: [] };
  for (const { key, facts } of events as unknown as readonly FormaEvent[]) {
    if (key === 'placed') told.placed = facts.cells.map(cellNamed);
    else if (key === 'misfit') {
      told.misfit = { seat: facts.seat, shape: facts.shape, cells: facts.cells.map(cellNamed), hit: facts.hit.map(cellNamed) };
    } else if (key === 'square' || key === 'obstacle' || key === 'tower') {
      told.won.push({ cell: cellNamed(facts.cell), points: facts.points });
    }
  }
  return told;
}
