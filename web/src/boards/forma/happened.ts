/** What moves did, read from their events (rules/events.py). */
import type { EventTold, LogEntry } from '../../wire/messages';
import { cellNamed, type Cell } from './shapes';
import type { View } from './wire';

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

/** Of `bridge`: so many more stand than before, worth so much at the end. */
interface BridgeFacts {
  seat: number;
  count: number;
  points: number;
}

type FormaEvent =
  | { key: 'placed'; facts: PlacedFacts }
  | { key: 'misfit'; facts: MisfitFacts }
  | { key: 'square' | 'obstacle' | 'tower'; facts: WonFacts }
  | { key: 'bridge'; facts: BridgeFacts }
  | { key: 'field' | 'begin' | 'taken' | 'passed' | 'time' | 'ended'; facts: unknown };

export interface Happened {
  /** Whose piece it was, and which; null where none was put down. */
  moved: { seat: number; shape: string; cells: Cell[] } | null;
  placed: Cell[];
  misfit: { seat: number; shape: string; cells: Cell[]; hit: Cell[] } | null;
  won: { cell: Cell; points: number }[];
  /** So many bridges more stand now. */
  bridges: number;
}

/** How a move sounds: a misfit, something won, or a piece put down. */
export function soundOf({ misfit, won, bridges }: Happened): 'refused' | 'pearl' | 'wood' {
  if (misfit) return 'refused';
  return won.length || bridges ? 'pearl' : 'wood';
}

export function happened(events: readonly EventTold[]): Happened {
  const told: Happened = { moved: null, placed: [], misfit: null, won: [], bridges: 0 };
  for (const { key, facts } of events as unknown as readonly FormaEvent[]) {
    if (key === 'placed') {
      told.placed = facts.cells.map(cellNamed);
      told.moved = { seat: facts.seat, shape: facts.shape, cells: told.placed };
    } else if (key === 'misfit') {
      told.misfit = { seat: facts.seat, shape: facts.shape, cells: facts.cells.map(cellNamed), hit: facts.hit.map(cellNamed) };
      told.moved = told.misfit;
    } else if (key === 'square' || key === 'obstacle' || key === 'tower') {
      told.won.push({ cell: cellNamed(facts.cell), points: facts.points });
    } else if (key === 'bridge') {
      told.bridges = facts.count;
    }
  }
  return told;
}

/** What others did since, move by move, and a misfit of mine just now; the newest move may still be on its way. */
export function happenedSince(since: readonly LogEntry[], newest: readonly EventTold[], landed: boolean): Happened[] {
  const told = since.filter(({ events }) => landed || events !== newest).map(({ events }) => happened(events));
  const mine = since.some(({ events }) => events === newest) ? null : happened(newest);
  return mine?.misfit ? [...told, mine] : told;
}

const UNDER: Record<string, string> = { a: '.', b: '.', c: '.', d: '.', 1: '#', 2: '#', 3: '#', 4: '#', 5: 'T', 6: 'T', 7: 'T', 8: 'T' };

/** The view as it was before a piece landed: its squares are free, and what it won is nobody's. */
export function beforeLanding(view: View, { placed, won }: Happened): Pick<View, 'rows' | 'elements'> {
  if (!placed.length) return view;
  const drawn = view.rows.map((row) => [...row]);
  for (const [r, c] of placed) drawn[r]![c] = '.';
  return { rows: withoutWon(drawn, won), elements: view.elements.slice(0, -1) };
}

/** The view with the piece laid, before what it won is marked. */
export function beforeWinning(view: View, { won }: Happened): Pick<View, 'rows' | 'elements'> {
  return { rows: withoutWon(view.rows.map((row) => [...row]), won), elements: view.elements };
}

function withoutWon(drawn: string[][], won: Happened['won']): string[] {
  for (const { cell: [r, c] } of won) drawn[r]![c] = UNDER[drawn[r]![c]!] ?? drawn[r]![c]!;
  return drawn.map((row) => row.join(''));
}

export interface Brought {
  total: number;
  placed: number;
  squares: number;
  obstacles: number;
  tower: number;
  bridges: number;
}

/** Where the points of a seat's last piece came from; null where it enclosed and joined nothing. */
export function brought(log: readonly LogEntry[], seat: number | null): Brought | null {
  const events = (log.findLast((entry) => entry.seat === seat)?.events ?? []) as unknown as readonly FormaEvent[];
  const sum: Brought = { total: 0, placed: 0, squares: 0, obstacles: 0, tower: 0, bridges: 0 };
  const lines = { placed: 'placed', square: 'squares', obstacle: 'obstacles', tower: 'tower', bridge: 'bridges' } as const;
  for (const event of events) {
    if (event.key !== 'placed' && event.key !== 'square' && event.key !== 'obstacle' && event.key !== 'tower' && event.key !== 'bridge') continue;
    sum[lines[event.key]] += event.facts.points;
    sum.total += event.facts.points;
  }
  return sum.total > sum.placed ? sum : null;
}
