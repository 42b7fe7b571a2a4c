/** Where the remaining flowers lie while the pond is shared out: at home, or gathered around the pawn that draws them. */
import { squared, type Point } from './geometry';
import type { Both, Letter } from './model';
import type { ColourShown, FlowerShown, View } from './wire';

/** A flower as it is drawn; gathered ones are small. */
export interface Afloat extends FlowerShown {
  /** Its number and where it was poured: the same number on another pond is another flower, and does not glide there. */
  key: string;
  gathered: boolean;
  /** The seat that its colour is decided for, where this flower adds nothing to it any more. */
  settled: number | null;
}

/** By flower, where it lies around its pawn: nearest flowers on the inner ring, eight to a ring. */
function bouquets(view: View, flowers: readonly FlowerShown[]): Map<number, Point> {
  const found = new Map<number, Point>();
  for (const [seat, pawns] of view.pawns.entries()) {
    const mine = flowers.filter((flower) => flower.seat === seat);
    for (const pawn of pawns.map(([x, y]) => ({ x, y }))) {
      const drawn = mine.filter((flower) => pawns.every(([x, y]) => squared(flower, pawn) <= squared(flower, { x, y }))).sort((a, b) => squared(a, pawn) - squared(b, pawn));
      drawn.forEach((flower, n) => {
        const [ring, turn] = [1700 + 950 * Math.floor(n / 8), ((n % 8) / Math.min(drawn.length, 8)) * 2 * Math.PI - Math.PI / 2];
        found.set(flower.id, { x: pawn.x + ring * Math.cos(turn), y: pawn.y + ring * Math.sin(turn) });
      });
    }
  }
  return found;
}

/** The flowers as drawn after so many of `order` have drifted, with the score of that moment. */
export function afloat(view: View, order: readonly FlowerShown[], step: number, colours: readonly ColourShown[]): Afloat[] {
  const places = bouquets(view, order);
  const gone = new Set(order.slice(0, step).filter((flower) => flower.seat !== null).map((flower) => flower.id));
  const winners = new Map(colours.map((each) => [each.colour, each.winner]));
  return view.flowers.map((flower) => {
    const [gathered, winner] = [gone.has(flower.id), winners.get(flower.colour) ?? null];
    const key = `${flower.id}@${flower.x},${flower.y}`;
    return { ...flower, key, ...(gathered ? places.get(flower.id) : {}), gathered, settled: gathered && winner === flower.seat ? null : winner };
  });
}

/** The score after so many of them: what has drifted is held, and the rest is still to come. */
export function countedColours(view: View, order: readonly FlowerShown[], step: number): ColourShown[] {
  const arrived = (colour: Letter, seat: number): number => order.slice(0, step).filter((flower) => flower.colour === colour && flower.seat === seat).length;
  return view.colours.map((each) => {
    const held = each.held.map((number, seat) => number + arrived(each.colour, seat)) as Both;
    const winner = held[0] >= 4 ? 0 : held[1] >= 4 ? 1 : null;
    return { ...each, held, leaning: [0, 0], winner };
  });
}
