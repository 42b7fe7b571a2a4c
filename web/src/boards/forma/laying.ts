/** Laying the field: what may stand where. Only advice; the server judges. */
import { named, type Cell } from './shapes';
import type { FieldOffer } from './wire';

export interface Laid {
  tower: Cell | null;
  obstacles: Cell[];
}

export const EMPTY: Laid = { tower: null, obstacles: [] };

export function ofPreset([tower, ...obstacles]: Cell[]): Laid {
  return { tower: tower ?? null, obstacles };
}

export function moveText({ tower, obstacles }: Laid): string | null {
  return tower && ['field', ...[tower, ...obstacles].map(named)].join(' ');
}

/** Whether a thing may stand on a free cell, beside what stands already. */
export function allowed(laid: Laid, cell: Cell, thing: 'tower' | 'obstacle', offer: FieldOffer, side: number): boolean {
  if (thing === 'tower' && cell.some((part) => part === 0 || part === side - 1)) return false;
  if (thing === 'obstacle' && laid.obstacles.length >= offer.most) return false;
  const touches = (other: Cell | null): boolean => other !== null && touching(cell, other, offer.diagonal);
  if (thing === 'tower') return !laid.obstacles.some((other) => same(cell, other) || touches(other));
  return !(laid.tower && same(cell, laid.tower)) && !touches(laid.tower) && !(offer.mutual && laid.obstacles.some(touches));
}

/** Tap: an obstacle comes or goes; the tower moves where it may. */
export function tapped(laid: Laid, cell: Cell, thing: 'tower' | 'obstacle', offer: FieldOffer, side: number): Laid {
  if (thing === 'obstacle' && laid.obstacles.some((other) => same(other, cell))) {
    return { ...laid, obstacles: laid.obstacles.filter((other) => !same(other, cell)) };
  }
  if (!allowed(laid, cell, thing, offer, side)) return laid;
  return thing === 'tower' ? { ...laid, tower: cell } : { ...laid, obstacles: [...laid.obstacles, cell] };
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
