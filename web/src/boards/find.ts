/** Finds a game's board by its folder: web/src/boards/<game>/index.ts is enough. */
import type { BoardModule } from './contract';

const MODULES = import.meta.glob<{ default: BoardModule }>('./*/index.ts');

export function boards(): string[] {
  return Object.keys(MODULES).map((path) => path.split('/')[1]!);
}

export async function board(game: string): Promise<BoardModule | null> {
  const load = MODULES[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
