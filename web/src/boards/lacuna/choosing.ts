/** Choosing a placement: two flowers, then a step of their line. */
import { at, fromSegment, share, type Point } from './geometry';
import { standingWith, type Standing } from './standing';
import type { ClosedPair, FlowerShown, OpenPair, PlaceChoices, View } from './wire';

export interface Choosing {
  first: number | null;
  second: number | null;
  k: number | null;
}

export const NOTHING: Choosing = { first: null, second: null, k: null };

function joins(pair: { i: number; j: number }, one: number, other: number): boolean {
  return (pair.i === one && pair.j === other) || (pair.i === other && pair.j === one);
}

export function openPair(places: PlaceChoices, one: number | null, other: number | null): OpenPair | null {
  return one === null || other === null ? null : (places.open.find((pair) => joins(pair, one, other)) ?? null);
}

export function closedPair(places: PlaceChoices, one: number | null, other: number | null): ClosedPair | null {
  return one === null || other === null ? null : (places.closed.find((pair) => joins(pair, one, other)) ?? null);
}

/** The flowers that can be joined with this one. */
export function partners(places: PlaceChoices, id: number): number[] {
  return places.open.filter((pair) => pair.stretches.length && (pair.i === id || pair.j === id)).map((pair) => (pair.i === id ? pair.j : pair.i));
}

/** Touching a flower: the first, another one of its kind, another instead of one that cannot be reached, or a new beginning. */
export function touch(choosing: Choosing, places: PlaceChoices, flowers: readonly FlowerShown[], id: number): Choosing {
  const colour = (of: number | null): string | undefined => flowers.find((flower) => flower.id === of)?.colour;
  if (choosing.first === id && choosing.second === null) return NOTHING;
  const barred = choosing.second !== id && closedPair(places, choosing.first, choosing.second) !== null;
  if (choosing.first === null || choosing.first === id || (choosing.second !== null && !barred) || colour(choosing.first) !== colour(id)) return { first: id, second: null, k: null };
  const pair = openPair(places, choosing.first, id);
  return { first: choosing.first, second: id, k: pair ? middle(pair) : null };
}

/** The middle of the longest stretch. */
export function middle(pair: OpenPair): number | null {
  const longest = [...pair.stretches].sort((a, b) => b[1] - b[0] - (a[1] - a[0]))[0];
  return longest ? Math.floor((longest[0] + longest[1]) / 2) : null;
}

/** The legal step nearest to k. */
export function snap(pair: OpenPair, k: number): number {
  let best = pair.stretches[0]?.[0] ?? 0;
  for (const [first, last] of pair.stretches) {
    const here = Math.min(Math.max(k, first), last);
    if (Math.abs(here - k) < Math.abs(best - k)) best = here;
  }
  return best;
}

/** A step along the line that jumps over what is forbidden. */
export function slide(pair: OpenPair, k: number, by: number): number {
  const wanted = k + by;
  const inside = pair.stretches.find(([first, last]) => wanted >= first && wanted <= last);
  if (inside) return wanted;
  const ahead = pair.stretches.filter(([first, last]) => (by > 0 ? first > k : last < k));
  const within = pair.stretches.find(([first, last]) => k >= first && k <= last);
  const edge = within ? (by > 0 ? within[1] : within[0]) : k;
  if (edge !== k) return edge;
  const next = by > 0 ? ahead[0] : ahead[ahead.length - 1];
  return next ? (by > 0 ? next[0] : next[1]) : k;
}

/** The step under a pointer. */
export function stepAt(pair: OpenPair, a: Point, b: Point, pointer: Point): number {
  return snap(pair, Math.round(share(a, b, pointer) * pair.steps));
}

export interface Preview extends Standing {
  pawn: Point;
  /** Flowers that would newly lean to the mover. */
  gained: number[];
  /** Open pairs that the pawn would close. */
  closes: OpenPair[];
}

export function preview(view: View, places: PlaceChoices, pair: OpenPair, k: number, seat: number): Preview {
  const flower = (id: number): FlowerShown => view.flowers.find((each) => each.id === id)!;
  const pawn = at(flower(pair.i), flower(pair.j), k);
  const standing = standingWith(view, pawn, seat, [pair.i, pair.j]);
  const gained = view.flowers.filter((each) => each.seat !== seat && standing.whose.get(each.id) === seat).map((each) => each.id);
  const closes = places.open.filter((other) => {
    if ([other.i, other.j].some((id) => id === pair.i || id === pair.j)) return false;
    return fromSegment(flower(other.i), flower(other.j), pawn) < view.sizes.pawn;
  });
  return { ...standing, pawn, gained, closes };
}

export function moveText(pair: OpenPair, k: number): string {
  return `${pair.colour}${pair.i}-${pair.j}:${k}`;
}

/** A placement that a hint marks. */
export function suggestion(marked: string | null): Choosing | null {
  const found = /^[RPVBGYO](\d+)-(\d+):(\d+)$/.exec(marked ?? '');
  return found ? { first: Number(found[1]), second: Number(found[2]), k: Number(found[3]) } : null;
}

/** The flower nearest to a point, within reach of a finger. */
export function flowerAt(flowers: readonly (Point & { id: number })[], point: Point, reach: number): number | null {
  let best: number | null = null;
  let least = reach * reach;
  for (const flower of flowers) {
    const square = (flower.x - point.x) ** 2 + (flower.y - point.y) ** 2;
    if (square < least) [best, least] = [flower.id, square];
  }
  return best;
}

/** The next flower in the direction of an arrow key. */
export function neighbour(flowers: readonly FlowerShown[], from: number, key: string): number {
  const here = flowers.find((flower) => flower.id === from);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!here || !way) return from;
  let [best, least] = [from, Infinity];
  for (const flower of flowers) {
    const [dx, dy] = [flower.x - here.x, flower.y - here.y];
    const along = dx * way[0]! + dy * way[1]!;
    const across = Math.abs(dx * way[1]! - dy * way[0]!);
    if (flower.id !== from && along > 0 && across <= 2 * along && along + 2 * across < least) [best, least] = [flower.id, along + 2 * across];
  }
  return best;
}
