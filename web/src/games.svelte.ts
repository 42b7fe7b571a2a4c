/** The catalog, asked once. */
import { asRefusal, games as ask, type Refusal } from './wire/http';
import type { GameTold } from './wire/bodies';

export const catalog: { games: GameTold[] | null; refused: Refusal | null } = $state({ games: null, refused: null });

export async function load(): Promise<void> {
  if (catalog.games) return;
  try {
    catalog.games = await ask();
    catalog.refused = null;
  } catch (error) {
    catalog.refused = asRefusal(error);
  }
}
