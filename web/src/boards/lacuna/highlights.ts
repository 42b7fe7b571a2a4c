/** What stands out on the pond while somebody chooses, and while the last phase is walked through. */
import type { Choosing, Preview } from './choosing';
import { at, fromSegment, nearestSquare, type Point } from './geometry';
import type { Both } from './model';
import type { ClosedPair, FlowerShown, OpenPair, View } from './wire';

export type Mark = 'chosen' | 'partner' | 'gained' | 'turned' | 'hinted' | 'obstacle' | 'walked';

export interface Stroke {
  from: Point;
  to: Point;
  kind: 'free' | 'light' | 'stretch' | 'blocked' | 'open' | 'closing' | 'measure';
}

/** All that a highlight may come from. */
export interface Attention {
  view: View;
  /** The seat that chooses. */
  seat: number;
  choosing: Choosing;
  /** Flowers that the first one can be joined with. */
  partners: readonly number[];
  pair: OpenPair | null;
  closed: ClosedPair | null;
  preview: Preview | null;
  /** A flower about to be picked, as a move. */
  picked: string | null;
  /** A flower to pick that a hint points at, as a move. */
  hinted: string | null;
  walked: FlowerShown | undefined;
  /** Flowers that the move being shown has brought nearer to the other player. */
  turned: readonly number[];
  /** The line of the move being shown. */
  lit: readonly [Point, Point] | null;
  /** Open pairs to draw, where the player wants to see them. */
  open: readonly OpenPair[];
}

/** Flowers that stand out, and why; what comes later covers what came before. */
export function marks(of: Attention): Map<number, Mark> {
  const { first, second } = of.choosing;
  const all = (ids: readonly (number | null)[], mark: Mark): [number, Mark][] => ids.filter((id) => id !== null).map((id) => [id, mark]);
  return new Map([
    ...all(of.turned, 'turned'),
    ...all([pickedFlower(of.hinted)], 'hinted'),
    ...all(second === null ? of.partners : [], 'partner'),
    ...all(gained(of), 'gained'),
    ...all(of.closed?.what === 'flower' ? [of.closed.id] : [], 'obstacle'),
    ...all([first, second, pickedFlower(of.picked)], 'chosen'),
    ...all([of.walked?.id ?? null], 'walked'),
  ]);
}

/** Before the opponent's first pawn everything leans to the mover: that needs no marking. */
function gained({ view, seat, preview }: Attention): readonly number[] {
  return view.pawns[1 - seat]?.length ? (preview?.gained ?? []) : [];
}

function pickedFlower(picked: string | null): number | null {
  return picked?.startsWith('#') ? Number(picked.slice(1)) : null;
}

/** The lines to draw, those below first. */
export function strokes(of: Attention): Stroke[] {
  const flowers = new Map(of.view.flowers.map((flower) => [flower.id, flower]));
  const { first, second } = of.choosing;
  const line = (i: number, j: number, kind: Stroke['kind']): Stroke[] => {
    const [from, to] = [flowers.get(i), flowers.get(j)];
    return from && to ? [{ from, to, kind }] : [];
  };
  return [
    ...of.view.pawns.flatMap((pawns) => (of.walked ? measured(of.walked, pawns) : [])),
    ...(of.lit ? [{ from: of.lit[0], to: of.lit[1], kind: 'light' as const }] : []),
    ...of.open.flatMap((each) => line(each.i, each.j, 'open')),
    ...(first !== null && second === null ? of.partners.flatMap((id) => line(first, id, 'free')) : []),
    ...(of.closed ? line(of.closed.i, of.closed.j, 'blocked') : []),
    ...(of.preview?.closes ?? []).flatMap((each) => line(each.i, each.j, 'closing')),
    ...(of.pair ? [...line(of.pair.i, of.pair.j, 'free'), ...stretches(of.pair, flowers)] : []),
  ];
}

/** Flowers that a line passes close by, its own ends apart: what one sees there must be what the rules judge. */
export function beside(flowers: readonly FlowerShown[], lines: readonly Pick<Stroke, 'from' | 'to'>[], reach: number): Set<number> {
  const isEnd = (flower: Point, end: Point): boolean => flower.x === end.x && flower.y === end.y;
  const close = (flower: FlowerShown): boolean =>
    lines.some(({ from, to }) => !isEnd(flower, from) && !isEnd(flower, to) && fromSegment(from, to, flower) < reach);
  return new Set(flowers.filter(close).map((flower) => flower.id));
}

function stretches(pair: OpenPair, flowers: ReadonlyMap<number, FlowerShown>): Stroke[] {
  const [a, b] = [flowers.get(pair.i), flowers.get(pair.j)];
  return a && b ? pair.stretches.map(([first, last]) => ({ from: at(a, b, first), to: at(a, b, last), kind: 'stretch' })) : [];
}

/** From a flower to the nearest of these pawns. */
function measured(flower: FlowerShown, pawns: readonly Both[]): Stroke[] {
  const [nearest] = pawns.map(([x, y]) => ({ x, y })).sort((a, b) => nearestSquare(flower, [a]) - nearestSquare(flower, [b]));
  return nearest ? [{ from: flower, to: nearest, kind: 'measure' }] : [];
}
