/** The pond with one more pawn on it: whose each flower would be, and the score by colour. The server judges; this only shows. */
import { squared, type Point } from './geometry';
import type { Both } from './model';
import type { ColourShown, View } from './wire';

export interface Standing {
  /** By flower that would be left, the seat that it would go to; null is nobody. */
  whose: ReadonlyMap<number, number | null>;
  colours: ColourShown[];
}

/** Nearest pawns first, then the second nearest and so on, then who has more of them, then nobody (LCN-31 to LCN-34). */
export function nearestSeat(flower: Point, pawns: readonly (readonly Point[])[], tolerance: number): number | null {
  const [gold = [], silver = []] = pawns.map((side) => side.map((pawn) => Math.sqrt(squared(flower, pawn))).sort((a, b) => a - b));
  const apart = gold.findIndex((near, n) => n < silver.length && Math.abs(near - silver[n]!) > tolerance);
  if (apart >= 0) return gold[apart]! < silver[apart]! ? 0 : 1;
  return gold.length === silver.length ? null : gold.length > silver.length ? 0 : 1;
}

/** After `seat` has placed that pawn and taken these two flowers of a colour. */
export function standingWith(view: View, pawn: Point, seat: number, [one, other]: readonly [number, number]): Standing {
  const pawns = view.pawns.map((side, owner) => [...side.map(([x, y]) => ({ x, y })), ...(owner === seat ? [pawn] : [])]);
  const left = view.flowers.filter(({ id }) => id !== one && id !== other);
  const taken = view.flowers.find(({ id }) => id === one)?.colour;
  const whose = new Map(left.map((flower) => [flower.id, nearestSeat(flower, pawns, view.tol)]));
  const both = (count: (owner: number) => number): Both => [count(0), count(1)];
  const colours = view.colours.map(({ colour, held: before, winner }) => {
    const held = both((owner) => before[owner]! + (colour === taken && owner === seat ? 2 : 0));
    const leaning = both((owner) => left.filter((flower) => flower.colour === colour && whose.get(flower.id) === owner).length);
    return { colour, held, leaning, winner: winner ?? (held[0] >= 4 ? 0 : held[1] >= 4 ? 1 : null) };
  });
  return { whose, colours };
}
