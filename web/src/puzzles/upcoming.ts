/** The puzzle after this one, asked for ahead, so that going on is one press without a wait. */
import { nextPuzzle, puzzle } from '../wire/http';
import { solvedIn } from './kept.svelte';
import type { PuzzleTold } from '../wire/puzzles';
import { wished, type Wish } from './wish';

/** So many of those seen are told, newest first: an address has its length. */
const SEEN = 40;
const ready = new Map<string, PuzzleTold>();
const seen = new Map<string, string[]>();

/** One that fits the wish and was not seen lately; rejects with a Refusal where there is none. */
export async function upcoming(game: string, wish: Wish): Promise<PuzzleTold> {
  const before = [...new Set([...(seen.get(game) ?? []), ...solvedIn(game).toReversed()])].slice(0, SEEN);
  const told = await nextPuzzle(game, wished(wish, before.map((id) => ['not', id])));
  ready.set(`${game}/${told.id}`, told);
  return told;
}

/** The puzzle of that id, without asking again for what was asked for ahead. */
export async function puzzleOf(game: string, id: string): Promise<PuzzleTold> {
  const told = ready.get(`${game}/${id}`) ?? (await puzzle(game, id));
  ready.delete(`${game}/${id}`);
  looked(game, id);
  return told;
}

export function looked(game: string, id: string): void {
  seen.set(game, [id, ...(seen.get(game) ?? [])]);
}
