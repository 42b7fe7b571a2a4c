/** A table being set up: what was chosen so far, and the wish that it becomes. */
import { Refusal } from '../wire/http';
import type { GameTold, Json, SeatWish, TableWish } from '../wire/messages';
import { CLOCKS } from './clocks';
import { defaults, seatCount, settled, wished, type Chosen } from './options';

export interface Draft {
  chosen: Chosen;
  /** As many as the game ever has; the first of them sit. */
  seats: SeatWish[];
  /** Who begins is drawn by lot. */
  lot: boolean;
  /** Which of CLOCKS. */
  clock: number;
  setup: string;
}

export interface Likes {
  name: string;
  level: number;
}

export function draft(game: GameTold, likes: Likes): Draft {
  const seats = seatsFor(Math.max(...game.seats), likes, game.levels.length > 0);
  return { chosen: defaults(game), seats, lot: false, clock: 0, setup: '' };
}

/** Who sits where by default: the person here, bots on the other seats. */
function seatsFor(count: number, { name, level }: Likes, bots: boolean): SeatWish[] {
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 || !bots ? { kind: 'here', name: seat === 0 ? name : '' } : { kind: 'bot', level },
  );
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

/** The seats that take part. */
export function sitting(game: GameTold, made: Draft): SeatWish[] {
  return made.seats.slice(0, seatCount(game, made.chosen));
}

/** What of these seats the browser remembers for the next table. */
export function likesOf(seats: readonly SeatWish[]): Partial<Likes> {
  const name = seats.find((one) => one.kind === 'here')?.name;
  const level = seats.find((one) => one.kind === 'bot')?.level;
  return { ...(name ? { name } : {}), ...(level ? { level } : {}) };
}

export function tableWish(game: GameTold, made: Draft): TableWish {
  const seats = sitting(game, made);
  const several = seats.length > 1;
  const setup = made.setup.trim();
  return {
    game: game.key,
    options: wished(game, made.chosen),
    seats,
    shuffle_seats: several && made.lot,
    clock: several ? (CLOCKS[made.clock] ?? null) : null,
    ...(setup ? { setup } : {}),
  };
}

/** A game to begin at once: default options, the person against gentle bots. */
export function atOnce(game: GameTold, likes: Likes): TableWish {
  return { game: game.key, options: {}, seats: sitting(game, draft(game, likes)) };
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
