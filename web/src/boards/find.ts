/** Finds a game's board by its folder: web/src/boards/<game>/index.ts is enough. */
import type { BoardModule } from './contract';

const MODULES = import.meta.glob<{ default: BoardModule }>('./*/index.ts');
const loaded = new Map<string, Promise<BoardModule | null>>();

/** The board of a game, loaded once; null where its folder is missing, rejected where it could not be fetched. */
export function board(game: string): Promise<BoardModule | null> {
  const load = MODULES[`./${game}/index.ts`];
  if (!load) return Promise.resolve(null);
  const found = loaded.get(game) ?? load().then((module) => module.default);
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}
