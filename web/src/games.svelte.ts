/** The catalog, asked once. */
import { games as ask, Refusal } from './wire/http';
import type { GameTold } from './wire/messages';

export const catalog: { games: GameTold[] | null; refused: Refusal | null } = $state({ games: null, refused: null });

export async function load(): Promise<void> {
  if (catalog.games) return;
  try {
    catalog.games = await ask();
    catalog.refused = null;
  } catch (error) {
    catalog.refused = error instanceof Refusal ? error : new Refusal('SERVER_ERROR');
  }
}
