/** A choice being made: a tile, a tile to bring up and a cell, the cell last; what it would change; its move text. */
import type { LogEntry } from '../../wire/messages';
import { LETTERS, valueOf } from './tiles';
import type { Choices, LaidTile, PlaceChoices } from './wire';

export interface Choosing {
  tile: string | null;
  raise: string | null;
  cell: string | null;
  /** The starting tiles picked so far. */
  two: string[];
}

export const NOTHING: Choosing = { tile: null, cell: null, raise: null, two: [] };

/** Pick or put back a starting tile; a third pushes out the first. */
export function pickStart(choosing: Choosing, tile: string): Choosing {
  const two = choosing.two.includes(tile) ? choosing.two.filter((other) => other !== tile) : [...choosing.two, tile];
  return { ...choosing, two: two.slice(-2) };
}

/** A place in the hand, or null where its tile was laid. */
export type Slot = string | null;

/** Tiles in the places that they had, new ones in those that are free; a place stays free until one comes. */
export function keptOrder(before: readonly Slot[], now: readonly string[]): Slot[] {
  const fresh = now.filter((tile) => !before.includes(tile));
  const placed = before.map((tile) => (tile !== null && now.includes(tile) ? tile : (fresh.shift() ?? null)));
  return [...placed, ...fresh];
}

/** Where the tiles of a hand lie: each keeps its place for the whole match. */
export interface Places {
  available: readonly Slot[];
  reserve: readonly Slot[];
}

export const NOWHERE: Places = { available: [], reserve: [] };

/** Where a seat's tiles lie, as the moves tell it: the same at any ply, from whichever side one comes. */
export function placesOf(log: readonly LogEntry[], seat: number): Places {
  let { available, reserve } = NOWHERE;
  for (const { key, facts } of log.flatMap(({ events }) => events)) {
    if (facts.seat !== seat) continue;
    if (key === 'select') {
      available = [String(facts.first), String(facts.second)];
      reserve = LETTERS.filter((tile) => !available.includes(tile));
    } else if (key === 'place') available = available.map((tile) => (tile === facts.tile ? null : tile));
    else if (key === 'raise') {
      available = available.map((tile) => tile ?? String(facts.tile));
      reserve = reserve.map((tile) => (tile === facts.tile ? null : tile));
    }
  }
  return { available, reserve };
}

/** A hand in the places that the moves tell, or where they tell none in those that it had before. */
export function keptPlaces(told: Places, before: Places, hand: { available: string[]; reserve: string[] }): Places {
  const from = told.available.length ? told : before;
  return { available: keptOrder(from.available, hand.available), reserve: keptOrder(from.reserve, hand.reserve) };
}

/** A hand from position to position: whoever comes back to one finds each tile where it lay. */
export class Tray {
  private last = NOWHERE;
  private readonly seen = new Map<string, Places>();

  of(log: readonly LogEntry[], seat: number, hand: { available: string[]; reserve: string[] }): Places {
    const key = `${hand.available.join('')} ${hand.reserve.join('')}`;
    this.last = keptPlaces(placesOf(log, seat), this.seen.get(key) ?? this.last, hand);
    this.seen.set(key, this.last);
    return this.last;
  }
}

/** The tile that comes up: the one picked, or the only one there is. */
export function raised(choosing: Choosing, choices: PlaceChoices): string | null {
  if (choosing.raise && choices.raise.includes(choosing.raise)) return choosing.raise;
  return choices.raise.length === 1 ? choices.raise[0]! : null;
}

/** The move as text once everything is chosen, else null. */
export function moveText(choosing: Choosing, choices: Choices | null): string | null {
  if (!choices) return null;
  if (choices.kind === 'select') {
    if (choosing.two.length !== 2) return null;
    return `sel ${LETTERS.filter((letter) => choosing.two.includes(letter)).join('')}`;
  }
  const { tile, cell } = choosing;
  if (!tile || !cell) return null;
  if (!choices.raise.length) return `${tile}${cell}`;
  const up = raised(choosing, choices);
  return up ? `${tile}${cell}+${up}` : null;
}

export type Step = 'tile' | 'raise' | 'cell' | 'confirm';

/** What the player does next. */
export function step(choosing: Choosing, choices: PlaceChoices): Step {
  if (!choosing.tile) return 'tile';
  if (choices.raise.length && !raised(choosing, choices)) return 'raise';
  return choosing.cell ? 'confirm' : 'cell';
}

/** A suggested move taken apart. */
export function suggestion(marked: string | null): Choosing {
  const start = marked?.match(/^sel ([A-Z])([A-Z])/);
  if (start) return { ...NOTHING, two: [start[1]!, start[2]!] };
  const play = marked?.match(/^([A-Z])([a-k]\d+)(?:\+([A-Z]))?/);
  return play ? { tile: play[1]!, cell: play[2]!, raise: play[3] ?? null, two: [] } : NOTHING;
}

/** A placement thought of: what it turns, and what the wild player would then lay and turn, `?` where it is not known. */
export interface Thought {
  cell: string;
  tile: string;
  owner: number;
  turned: string[];
  answer: { cell: string; tile: string; turned: string[] } | null;
}

export function thoughtOf(choosing: Choosing, cell: string | null, owner: number, place: PlaceChoices | null, next: string | undefined): Thought | null {
  const { tile } = choosing;
  if (!tile || !cell || !place) return null;
  const turned = place.turns[tile]?.[cell];
  const answer = place.answers?.[tile]?.[cell];
  return turned ? { cell, tile, owner, turned, answer: answer ? { ...answer, tile: next ?? '?' } : null } : null;
}

/** The values that each tile would show one after the other, the present one first. */
export function changes(laid: readonly LaidTile[], thought: Thought | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  if (!thought) return found;
  const there = new Map(laid.map((tile) => [tile.cell, tile]));
  there.set(thought.cell, { cell: thought.cell, owner: thought.owner, tile: thought.tile, front: true, value: valueOf(thought.tile, true) });
  for (const cell of [...thought.turned, ...(thought.answer?.turned ?? [])]) {
    const tile = there.get(cell);
    if (!tile) continue;
    const after = { ...tile, front: !tile.front, value: valueOf(tile.tile, !tile.front) };
    found.set(cell, [...(found.get(cell) ?? [tile.value]), after.value]);
    there.set(cell, after);
  }
  return found;
}

/** What a placement, and the wild player's answer where it is known, would add to or take from each owner's points. */
export function gains(laid: readonly LaidTile[], thought: Thought, wild: number): Map<number, number> {
  const { tile, owner, cell, answer } = thought;
  const gained = new Map([[owner, valueOf(tile, true)]]);
  const add = (to: number, points: number) => gained.set(to, (gained.get(to) ?? 0) + points);
  if (answer && answer.tile !== '?') add(wild, valueOf(answer.tile, true));
  for (const [where, values] of changes(laid, thought)) {
    const whose = where === cell ? owner : laid.find((other) => other.cell === where)?.owner;
    if (whose !== undefined) add(whose, values.at(-1)! - values[0]!);
  }
  return gained;
}
