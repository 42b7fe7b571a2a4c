/** Flowers, places and moves in words, as a person at the pond would say them. */
import type { Text } from '../contract';
import { NOTHING, suggestion } from './choosing';
import { share, at, nearestSquare } from './geometry';
import { METALS, type Both } from './model';
import type { FlowerShown, View } from './wire';

export type Closeness = 'hair' | 'just' | 'clear' | 'far';

/** How clearly one of two squared distances is the shorter one: within a millimetre, a thumb's breadth, a hand's, or more. */
export function closeness([one, other]: readonly [number, number]): Closeness {
  const gap = Math.abs(Math.sqrt(one) - Math.sqrt(other));
  return gap < 100 ? 'hair' : gap < 1000 ? 'just' : gap < 5000 ? 'clear' : 'far';
}

/** `numbered`: the player has switched the numbers on. */
export function theFlower(flower: FlowerShown, text: Text, numbered = false): string {
  const named = text('lacuna-the-flower', { colour: flower.colour, where: flower.where });
  return numbered ? `${named} (${flower.id})` : named;
}

/** Whose pawn is nearer to a flower, and how clearly. */
export function nearness(flower: FlowerShown, view: View, text: Text): string {
  const squares = view.pawns.map((side) => nearestSquare(flower, side.map(([x, y]) => ({ x, y })))) as Both;
  if (flower.seat === null) return squares[0] === Infinity ? text('lacuna-near-none', { colour: flower.colour, where: flower.where }) : text('lacuna-near-equal', { colour: flower.colour, where: flower.where });
  const alone = squares.includes(Infinity);
  return text('lacuna-near', { colour: flower.colour, where: flower.where, metal: METALS[flower.seat], by: alone ? 'only' : closeness(squares) });
}

/** Where on its line a pawn stands: halfway, or nearer to one of the two flowers. */
export function onLine(pawn: { x: number; y: number }, ends: readonly [FlowerShown, FlowerShown], text: Text): string {
  const part = share(ends[0], ends[1], pawn);
  const nearer = part < 0.5 ? ends[0] : ends[1];
  const away = Math.min(part, 1 - part);
  return text('lacuna-on-line', { how: away > 0.45 ? 'middle' : away > 0.3 ? 'little' : 'close', where: nearer.where });
}

/** A move as a hint says it. */
export function wording(move: string, view: View, text: Text): string {
  if (/^[RPVBGYO]$/.test(move)) return text('lacuna-say-kind', { colour: move });
  const flower = (id: number | null): FlowerShown | undefined => view.flowers.find((each) => each.id === id);
  const picked = move.startsWith('#') ? flower(Number(move.slice(1))) : undefined;
  if (picked) return text('lacuna-say-pick', { flower: theFlower(picked, text) });
  const { first, second, k } = suggestion(move) ?? NOTHING;
  const [a, b] = [flower(first), flower(second)];
  return a && b ? between(a, b, k ?? 0, text) : '';
}

function between(a: FlowerShown, b: FlowerShown, k: number, text: Text): string {
  const [one, other] = [a, b].map((end) => text('lacuna-where', { where: end.where }));
  return text('lacuna-say-place', { colour: a.colour, one, other, same: one === other ? 'yes' : 'no', place: onLine(at(a, b, k), [a, b], text) });
}
