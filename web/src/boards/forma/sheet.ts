/** The count line by line, in the order of the rulebook (FRM-31). */
import type { Bridge, Detail, SeatSheet } from './wire';

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

/** Every bridge that counts, with its owner; none where a match ended before its count. */
export function bridgesOf(detail: Partial<Detail> | undefined): (Bridge & { seat: number })[] {
  return (detail?.seats ?? []).flatMap((line, seat) => line.bridges.map((bridge) => ({ ...bridge, seat })));
}
