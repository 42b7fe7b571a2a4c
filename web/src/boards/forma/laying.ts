/** Laying the field: what may stand where. Only advice; the server judges. */
import { named, type Cell } from './shapes';
import type { FieldChoices } from './wire';

export interface Laid {
  tower: Cell | null;
  obstacles: Cell[];
}

export type Thing = 'tower' | 'obstacle';

export interface Refused {
  /** After `forma-refused-`. */
  key: string;
  facts: Record<string, unknown>;
}

export const EMPTY: Laid = { tower: null, obstacles: [] };

export function ofPreset([tower, ...obstacles]: Cell[]): Laid {
  return { tower: tower ?? null, obstacles };
}

export function moveText({ tower, obstacles }: Laid): string | null {
  return tower && ['field', ...[tower, ...obstacles].map(named)].join(' ');
}

/** Why a thing may not stand on a cell, as the server would refuse it; null if it may. */
export function forbidden(laid: Laid, cell: Cell, thing: Thing, offer: FieldChoices, side: number): Refused | null {
  if (thing === 'tower' && cell.some((part) => part === 0 || part === side - 1)) {
    return { key: 'field-tower-rim', facts: { cell: named(cell) } };
  }
  if (thing === 'obstacle' && laid.obstacles.length >= offer.most) {
    return { key: 'field-too-many', facts: { count: laid.obstacles.length + 1, most: offer.most } };
  }
  const others = [...(thing === 'obstacle' && laid.tower ? [laid.tower] : []), ...(thing === 'tower' || offer.mutual ? laid.obstacles : [])];
  const taken = others.find((other) => same(cell, other));
  if (taken) return { key: 'field-same-cell', facts: { cells: [named(cell)] } };
  const beside = others.find((other) => touching(cell, other, offer.diagonal));
  return beside ? { key: 'field-touch', facts: { cells: [named(cell), named(beside)] } } : null;
}

export function allowed(laid: Laid, cell: Cell, thing: Thing, offer: FieldChoices, side: number): boolean {
  return forbidden(laid, cell, thing, offer, side) === null;
}

/** Tap: an obstacle comes or goes; the tower moves where it may. */
export function tapped(laid: Laid, cell: Cell, thing: Thing, offer: FieldChoices, side: number): Laid {
  if (thing === 'obstacle' && laid.obstacles.some((other) => same(other, cell))) {
    return { ...laid, obstacles: laid.obstacles.filter((other) => !same(other, cell)) };
  }
  if (!allowed(laid, cell, thing, offer, side)) return laid;
  return thing === 'tower' ? { ...laid, tower: cell } : { ...laid, obstacles: [...laid.obstacles, cell] };
}

/** The cells where a thing may not stand, but for those that are taken. */
export function greyed(laid: Laid, thing: Thing, offer: FieldChoices, side: number): Set<string> {
  const taken = new Set([...laid.obstacles, ...(laid.tower ? [laid.tower] : [])].map(named));
  const cells = Array.from({ length: side * side }, (_, i): Cell => [Math.floor(i / side), i % side]);
  return new Set(cells.filter((cell) => !taken.has(named(cell)) && !allowed(laid, cell, thing, offer, side)).map(named));
}

/** The rows as they would be drawn. */
export function rowsWith(rows: readonly string[], laid: Laid): string[] {
  const drawn = rows.map((row) => [...row]);
  for (const [r, c] of laid.obstacles) drawn[r]![c] = '#';
  if (laid.tower) drawn[laid.tower[0]]![laid.tower[1]] = 'T';
  return drawn.map((row) => row.join(''));
}

const same = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1];

function touching(one: Cell, other: Cell, diagonal: boolean): boolean {
  const [down, right] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  return down + right === 1 || (diagonal && down === 1 && right === 1);
}
