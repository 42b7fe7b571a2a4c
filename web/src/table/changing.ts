/** The same game once more against bots of another level, on a table of its own. */
import type { GameTold, RungTold, TableWish } from '../wire/bodies';
import type { SeatTold, TableTold, View } from '../wire/messages';

/** The level of the bots, where one person plays against them alone and no clock of the table would be lost; else null. */
export function levelOfBots({ mine, seats }: TableTold, view: View, game: GameTold | undefined): number | null {
  const bots = seats.filter((one) => one.kind === 'bot');
  const alone = mine.length === 1 && bots.length === seats.length - 1;
  return game && alone && bots.length > 0 && (view.clock === null || game.glass !== null) ? (bots[0]!.level ?? 1) : null;
}

export function atLevel({ game: key, options, mine, seats }: TableTold, game: GameTold, level: number): TableWish {
  const gentle = Object.entries(game.gentle);
  const wish = { game: key, options, seats: seats.map((one) => seatAt(one, mine, level)) };
  return gentle.length > 0 && gentle.every(([option, value]) => options[option] === value) ? { ...wish, gentle: true } : wish;
}

/** The level that was met, with the next gentler and the next stronger one. */
export function nextTo(rungs: readonly RungTold[], level: number): RungTold[] {
  const [below, above] = [rungs.filter((one) => one.level < level), rungs.filter((one) => one.level >= level)];
  return [...below.slice(-1), ...above.slice(0, 2)];
}

function seatAt({ seat, name }: SeatTold, mine: readonly number[], level: number): TableWish['seats'][number] {
  return mine.includes(seat) ? { kind: 'here', name } : { kind: 'bot', level };
}
