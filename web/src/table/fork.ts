/** Going on from a position: the record up to there, the person on one seat, bots on the others. */
import type { SeatWish, TableWish } from '../wire/bodies';
import type { SeatTold } from '../wire/messages';
import type { MatchRecord } from '../wire/record';

export function forkWish(
  record: MatchRecord,
  ply: number,
  seat: number,
  seats: readonly SeatTold[],
  likes: { name: string; level: number },
): TableWish {
  const wishes = seats.map((one): SeatWish =>
    one.seat === seat ? { kind: 'here', name: likes.name } : { kind: 'bot', level: one.level ?? likes.level },
  );
  const { times: _, ...kept } = record;
  const cut = { ...kept, moves: record.moves.slice(0, ply), result: null };
  return { game: record.game, options: {}, seats: wishes, record: cut };
}
