/** The graph of the chances: one band a seat, one over the other; all of the height is shared out at every move. */

export const [WIDTH, HEIGHT] = [1000, 100];

/** The chances before the first decision and after each one, shared out so that they fill the height; alone as they are. */
export function shares(before: readonly number[], after: readonly (readonly number[])[]): number[][] {
  return [before, ...after].map((chances) => {
    if (chances.length < 2) return [...chances];
    const sum = chances.reduce((all, one) => all + one, 0);
    return chances.map((one) => (sum > 0 ? one / sum : 1 / chances.length));
  });
}

export const xAt = (index: number, count: number): number => (count > 1 ? (index / (count - 1)) * WIDTH : 0);

/** The decision nearest to a place from 0 to 1 along the graph. */
export function indexAt(place: number, count: number): number {
  return Math.round(Math.min(1, Math.max(0, place)) * (count - 1));
}

/** The first seat's band lies at the bottom. */
export function bands(points: readonly (readonly number[])[]): string[] {
  const seats = points[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const over = points.map((chances, index) => corner(index, points.length, below(chances, seat + 1)));
    const under = points.map((chances, index) => corner(index, points.length, below(chances, seat)));
    return `M${over.join('L')}L${under.reverse().join('L')}Z`;
  });
}

/** The lines between the bands; alone the line of the chance itself. */
export function edges(points: readonly (readonly number[])[]): string[] {
  const seats = points[0]?.length ?? 0;
  return Array.from({ length: Math.max(1, seats - 1) }, (_, seat) => `M${points.map((chances, index) => corner(index, points.length, below(chances, seat + 1))).join('L')}`);
}

/** Where a seat's band is in the middle, from 0 at the top to 1: its mark stands there. */
export function middle(chances: readonly number[], seat: number): number {
  return 1 - (below(chances, seat) + below(chances, seat + 1)) / 2;
}

function below(chances: readonly number[], seats: number): number {
  return chances.slice(0, seats).reduce((all, one) => all + one, 0);
}

function corner(index: number, count: number, share: number): string {
  return `${round(xAt(index, count))} ${round((1 - share) * HEIGHT)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
