/** Going on from a position: the record up to there, the person on one seat, bots on the others. */
import type { Json, SeatTold, SeatWish, TableWish } from '../wire/messages';

export function forkWish(
  record: Json,
  ply: number,
  seat: number,
  seats: readonly SeatTold[],
  likes: { name: string; level: number },
): TableWish {
  const wishes = seats.map((one): SeatWish =>
    one.seat === seat ? { kind: 'here', name: likes.name } : { kind: 'bot', level: one.level ?? likes.level },
  );
  const cut = { ...record, moves: record.moves.slice(0, ply), result: null };
  delete cut.times;
  return { game: record.game, options: {}, seats: wishes, record: cut };
}
