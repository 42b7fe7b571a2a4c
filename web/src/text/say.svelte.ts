/** Texts in the reader's language; what reads them follows when the language changes. */
import type { Facts } from '../boards/contract';
import { preferences } from '../preferences.svelte';
import { asRefusal } from '../wire/http';
import type { SeatTold } from '../wire/messages';
import { format, has, loadLessons } from './fluent';

export function say(key: string, facts: Facts = {}, names: readonly string[] = []): string {
  return format(preferences.language, key, facts, names);
}

export function known(key: string): boolean {
  return has(preferences.language, key);
}

/** Have what a game's lessons say at hand, before a page says it. */
export function lessonWords(game: string): Promise<void> {
  return loadLessons(preferences.language, game);
}

/** The first of these keys that has a text. */
export function sayFirst(keys: readonly string[], facts: Facts = {}, names: readonly string[] = []): string {
  return say(keys.find(known) ?? keys[keys.length - 1] ?? '', facts, names);
}

/** How a seat is called: its person, its bot, or that it is still open; `chair` is what it keeps when seats change round. */
export function seatName(seat: SeatTold, chair = seat.seat): string {
  if (seat.kind === 'bot') return botName(chair);
  if (seat.kind === 'link' && !seat.taken) return say('shell-seat-open', { number: seat.seat + 1 });
  if (seat.name.startsWith(PROGRAM)) return say('shell-program', { name: seat.name.slice(PROGRAM.length) });
  return seat.name || say('shell-player', { number: chair + 1 });
}

/** How the name of a program begins that somebody has seated: no person's does. */
const PROGRAM = 'bot:';

/** Bots at a table have names of their own, by their chair. */
export function botName(chair: number): string {
  return say('shell-bot-name', { number: chair + 1 });
}

/** Every seat's name, in the order of the seats of that match. */
export function seatNames(seats: readonly SeatTold[], number = 1): string[] {
  return seats.map((seat) => seatName(seat, chairOf(seat.seat, number, seats.length)));
}

/** Everybody moves one seat on with each match (`Table.place`). */
export function chairOf(seat: number, number: number, count: number): number {
  return (((seat - number + 1) % count) + count) % count;
}

/** What a bot is, said beside its name: its level, by number and word. */
export function botWords(level: number | null): string {
  return say('shell-bot', { level: level ?? 1 });
}

/** The name with what is behind it, where there is room: a bot says that it is one, and how strong. */
export function seatLongName(seat: SeatTold, chair = seat.seat): string {
  const name = seatName(seat, chair);
  return seat.kind === 'bot' ? say('shell-bot-long', { name, level: seat.level ?? 1 }) : name;
}

/** Why something was refused: the words of the problem, of the game, of all games, or the bare code. */
export function refusal(game: string | null, code: string, facts: Facts, names: readonly string[] = []): string {
  const shared = `refused-${code.toLowerCase().replaceAll('_', '-')}`;
  const keys = [shared, 'shell-refused'];
  if (game) keys.unshift(`${game}-${shared}`);
  if (typeof facts.problem === 'string') keys.unshift(`${shared}-${facts.problem}`);
  return sayFirst(keys, { code, ...facts }, names);
}

/** What went wrong, in the words of its refusal. */
export function errorText(game: string | null, error: unknown): string {
  const { code, facts } = asRefusal(error);
  return refusal(game, code, facts);
}

/** A value of an option in words: its own text, on or off, or as it is; one for each seat in their order. */
export function optionValue(game: string, key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => optionValue(game, key, one)).join(', ');
  const word = value === true ? 'on' : value === false ? 'off' : String(value);
  const own = [`${game}-option-${key}-${String(value)}`, `${game}-option-${key}-${word}`].find(known);
  if (own) return say(own);
  return value === true ? say('shell-on') : value === false ? say('shell-off') : word;
}
