/** The last phase told flower by flower: who takes it, and how clearly. */
import { compared as told } from './geometry';
import { LETTERS } from './model';
import { closeness } from './words';
import type { FlowerShown } from './wire';

/** A message of the locale with its facts. */
export interface Sentence {
  key: string;
  facts: Record<string, string | number>;
}

/** `names` are the players', by seat; millimetres are for whoever wants to see numbers. */
export function sentence(flower: FlowerShown, names: readonly [string, string], numbers: boolean): Sentence {
  const facts = { colour: flower.colour };
  if (flower.seat === null) return { key: 'lacuna-walk-nobody', facts };
  const name = names[flower.seat]!;
  const last = flower.compared.at(-1);
  // All equal as far as both go: the longer list takes it.
  if (!last || last[0] === last[1]) return { key: 'lacuna-walk-more', facts: { ...facts, name } };
  const [near, far] = numbers ? told(last[flower.seat]!, last[1 - flower.seat]!) : ['', ''];
  const by = closeness(last);
  if (flower.compared.length === 1) return { key: numbers ? 'lacuna-walk-measured' : 'lacuna-walk-takes', facts: { ...facts, name, by, near, far } };
  return { key: 'lacuna-walk-tie', facts: { ...facts, name, rank: flower.compared.length } };
}

/** The step at which the next colour is done; `flowers` come colour by colour. */
export function nextColour(flowers: readonly FlowerShown[], step: number): number {
  const ends = LETTERS.map((letter) => flowers.findLastIndex((flower) => flower.colour === letter) + 1);
  return ends.find((end) => end > step) ?? flowers.length;
}
