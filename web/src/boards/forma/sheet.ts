/** The count line by line, in the order of the rulebook (FRM-31). */
import { named, type Cell } from './shapes';
import type { Bridge, Detail, SeatSheet, Tray } from './wire';

export interface SheetRow {
  /** After `forma-sheet-`. */
  key: string;
  number: (line: SeatSheet) => number;
  worth: number;
}

export const ROWS: SheetRow[] = [
  { key: 'placed', number: (line) => line.placed, worth: 1 },
  { key: 'squares', number: (line) => line.squares, worth: 10 },
  { key: 'obstacles', number: (line) => line.obstacles, worth: 10 },
  { key: 'tower', number: (line) => line.tower, worth: 50 },
  { key: 'bridges', number: (line) => line.bridges.length, worth: 50 },
  { key: 'reserve', number: (line) => line.reserve, worth: -1 },
  { key: 'discarded', number: (line) => line.discarded, worth: -1 },
];

/** With the sign that typesetters use. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** The bridges that stand while a game runs, with their owners; none that needs a cell that has not landed yet, the newest last. */
export function standing(trays: readonly Tray[], newest: readonly Cell[], landed: boolean): (Bridge & { seat: number })[] {
  const fresh = new Set(newest.map(named));
  const isNew = ({ cells }: Bridge): boolean => cells.some((cell) => fresh.has(named(cell)));
  const all = trays.flatMap(({ built }, seat) => built.map((bridge) => ({ ...bridge, seat })));
  return [...all.filter((bridge) => !isNew(bridge)), ...(landed ? all.filter(isNew) : [])];
}

/** Every bridge that counts, with its owner; none where a match ended before its count. */
export function bridgesOf(detail: Partial<Detail> | undefined): (Bridge & { seat: number })[] {
  return (detail?.seats ?? []).flatMap((line, seat) => line.bridges.map((bridge) => ({ ...bridge, seat })));
}
