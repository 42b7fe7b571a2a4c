/** The last phase told flower by flower: who takes it, and by which distances. */
import { compared, millimetres } from './geometry';
import { LETTERS } from './model';
import type { FlowerShown } from './wire';

/** A message of the locale with its facts. */
export interface Sentence {
  key: string;
  facts: Record<string, string | number>;
}

/** `names` are the players', by seat. */
export function sentence(flower: FlowerShown, names: readonly [string, string]): Sentence {
  const facts = { colour: flower.colour, id: flower.id };
  if (flower.seat === null) return { key: 'lacuna-walk-nobody', facts };
  const name = names[flower.seat]!;
  const [first] = flower.compared;
  const last = flower.compared.at(-1);
  // All equal as far as both go: the longer list takes it.
  if (!first || !last || last[0] === last[1]) return { key: 'lacuna-walk-more', facts: { ...facts, name } };
  const [better, worse] = compared(last[flower.seat]!, last[1 - flower.seat]!);
  if (flower.compared.length === 1) return { key: 'lacuna-walk-takes', facts: { ...facts, name, near: better, far: worse } };
  return { key: 'lacuna-walk-tie', facts: { ...facts, name, near: millimetres(first[0]), rank: flower.compared.length, better, worse } };
}

/** The step at which the next colour is done; `flowers` come colour by colour. */
export function nextColour(flowers: readonly FlowerShown[], step: number): number {
  const ends = LETTERS.map((letter) => flowers.findLastIndex((flower) => flower.colour === letter) + 1);
  return ends.find((end) => end > step) ?? flowers.length;
}
