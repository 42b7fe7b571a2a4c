/** A table being set up: what was chosen so far, and the wish that it becomes. */
import { Refusal } from '../wire/http';
import type { GameTold, RungTold, SeatWish, TableWish } from '../wire/bodies';
import type { Json } from '../wire/messages';
import { CLOCKS } from './clocks';
import { rungAt, rungsOf } from './levels';
import { defaults, seatCount, settled, wished, type Chosen } from './options';

/** Drawn by lot, or one of the seats as they are listed: the table is turned until that one comes first. */
export type Begins = 'lot' | number;

export interface Draft {
  chosen: Chosen;
  /** As many as the game ever has; the first of them sit. */
  seats: SeatWish[];
  begins: Begins;
  /** Which of CLOCKS. */
  clock: number;
  /** Hints are allowed, where somebody plays by link. */
  hints: boolean;
}

export interface Likes {
  name: string;
  level: number;
  /** Somebody will come by a link. */
  friend?: boolean;
}

export function draft(game: GameTold, likes: Likes): Draft {
  const seats = seatsFor(Math.max(...game.seats), likes, game.ladders.length > 0);
  return { chosen: defaults(game), seats, begins: 'lot', clock: 0, hints: false };
}

/** Who sits where by default: the person here, bots on the other seats. */
function seatsFor(count: number, { name, level, friend = false }: Likes, bots: boolean): SeatWish[] {
  return Array.from({ length: count }, (_, seat) => {
    if (seat === 1 && friend) return { kind: 'link', name: '' };
    return seat === 0 || !bots ? { kind: 'here', name: seat === 0 ? name : '' } : { kind: 'bot', level };
  });
}

/** A seat that changes its kind begins with what the person likes. */
export function seatOf(kind: SeatWish['kind'], index: number, likes: Likes): SeatWish {
  if (kind === 'bot') return { kind, level: likes.level };
  return { kind, name: kind === 'here' && index === 0 ? likes.name : '' };
}

export function choose(game: GameTold, made: Draft, key: string, value: Json): Draft {
  return { ...made, chosen: settled(game, { ...made.chosen, [key]: value }) };
}

/** A preset sets every option but the number of players, which stays unless the preset names it. */
export function choosePreset(game: GameTold, made: Draft, preset: string): Draft {
  const { players } = made.chosen;
  const kept: Chosen = players === undefined ? {} : { players };
  return { ...made, chosen: settled(game, { ...defaults(game), ...kept, ...game.presets[preset] }) };
}

export function seat(made: Draft, index: number, wish: SeatWish): Draft {
  return { ...made, seats: made.seats.map((one, at) => (at === index ? wish : one)) };
}

/** The seats that take part; whoever plays alone is not asked where they sit. */
export function sitting(game: GameTold, made: Draft): SeatWish[] {
  const count = seatCount(game, made.chosen);
  const rungs = rungsOf(game, made.chosen);
  return count > 1 ? made.seats.slice(0, count).map((one) => offeredSeat(one, rungs)) : [{ kind: 'here', name: made.seats[0]?.name ?? '' }];
}

function offeredSeat(seat: SeatWish, rungs: RungTold[]): SeatWish {
  return seat.kind === 'bot' ? { ...seat, level: rungAt(rungs, seat.level ?? 1)?.level ?? seat.level } : seat;
}

/** The hourglass of these rules is their clock: no other is offered beside it. */
export function hasGlass(game: GameTold, made: Draft): boolean {
  return game.glass !== null && seatCount(game, made.chosen) > 1 && made.chosen[game.glass] !== 'none';
}

/** Hints are a question between people who do not share a screen. */
export function asksForHints(game: GameTold, made: Draft): boolean {
  return invites(sitting(game, made));
}

/** The seats that may begin: no bot is the youngest where somebody sits at the table. */
export function beginners(game: GameTold, made: Draft): number[] {
  const seats = sitting(game, made);
  const all = seats.map((_, index) => index);
  const people = all.filter((index) => seats[index]?.kind !== 'bot');
  return game.youngest && people.length > 0 ? people : all;
}

/** Who begins as far as the seats still allow it: the lot, where the one who was chosen is gone or cannot. */
export function begins(game: GameTold, made: Draft): Begins {
  return made.begins !== 'lot' && beginners(game, made).includes(made.begins) ? made.begins : 'lot';
}

/** Which seat of the match one of the listed seats becomes; null while the lot will tell, or where each seat has a colour of its own. */
export function seatOfMatch(game: GameTold, made: Draft, index: number): number | null {
  if (game.options.some((option) => option.per_seat && option.distinct)) return null;
  const count = sitting(game, made).length;
  const first = count > 1 ? begins(game, made) : 0;
  return first === 'lot' ? null : (index - first + count) % count;
}

/** People who share the screen keep the number that they are listed with, wherever the table is turned to. */
function numbered(seats: readonly SeatWish[], called: (index: number) => string): SeatWish[] {
  const shared = seats.filter((one) => one.kind === 'here').length > 1;
  return seats.map((one, index) => (shared && one.kind === 'here' && !one.name?.trim() ? { ...one, name: called(index) } : one));
}

/** Somebody will come by a link: the table opens with it. */
export function invites(seats: readonly SeatWish[]): boolean {
  return seats.some((one) => one.kind === 'link');
}

/** Which seat of whoever invites has no name yet; null where nobody is invited, or the friend will read one. */
export function nameless(seats: readonly SeatWish[]): number | null {
  const named = seats.some((one) => one.kind === 'here' && one.name?.trim());
  const mine = seats.findIndex((one) => one.kind === 'here');
  return invites(seats) && !named && mine >= 0 ? mine : null;
}

/** The name that the browser remembers for the next table. */
export function nameIn(seats: readonly SeatWish[]): { name?: string } {
  const name = seats.find((one) => one.kind === 'here')?.name;
  return name ? { name } : {};
}

/** `called`: how somebody without a name is called, by the place in the list. */
export function tableWish(game: GameTold, made: Draft, called: (index: number) => string): TableWish {
  const seats = numbered(sitting(game, made), called);
  const several = seats.length > 1;
  return {
    game: game.key,
    options: wished(game, made.chosen),
    seats,
    ...(several ? { begins: begins(game, made) } : {}),
    clock: several && !hasGlass(game, made) ? (CLOCKS[made.clock] ?? null) : null,
    ...(asksForHints(game, made) ? { hints: made.hints } : {}),
  };
}

/** A game to begin at once, the person against bots, who begins by lot: as it welcomes newcomers, or as the rulebook has it. */
export function atOnce(game: GameTold, likes: Likes, gentle: boolean): TableWish {
  return { game: game.key, seats: sitting(game, draft(game, likes)), ...(gentle ? { gentle } : {}) };
}

export function welcomes(game: GameTold): boolean {
  return Object.keys(game.gentle).length > 0;
}

/** Some options need more seats than there are players: bots of this level take them, where the game has bots. */
export async function filled(wish: TableWish, level: number | null, begin: (wish: TableWish) => Promise<void>): Promise<void> {
  try {
    await begin(wish);
  } catch (error) {
    const needed = error instanceof Refusal && error.facts.problem === 'wrong-seats' ? Number(error.facts.seats) : 0;
    if (needed <= wish.seats.length || level === null) throw error;
    await filled({ ...wish, seats: [...wish.seats, { kind: 'bot', level }] }, level, begin);
  }
}
