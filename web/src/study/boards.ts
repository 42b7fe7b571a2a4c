/** The boards that a study needs: one a game, each fetched once. */
import type { BoardModule } from '../boards/contract';
import { board } from '../boards/find';
import type { Study } from './tree';

export async function boardsOf({ chapters }: Study): Promise<Record<string, BoardModule>> {
  const games = [...new Set(chapters.map(({ game }) => game))];
  const found = await Promise.all(games.map(async (game) => [game, await board(game)] as const));
  return Object.fromEntries(found.filter((one): one is [string, BoardModule] => one[1] !== null));
}
