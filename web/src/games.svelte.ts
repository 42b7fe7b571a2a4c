/** The catalog, asked once. */
import { asRefusal, games as ask, type Refusal } from './wire/http';
import type { GameTold } from './wire/bodies';

export const catalog: { games: GameTold[] | null; refused: Refusal | null } = $state({ games: null, refused: null });

let asking: Promise<void> | null = null;

/** Several parts of a page may want it at the same time; after a refusal it is asked again. */
export async function load(): Promise<void> {
  if (!catalog.games) await (asking ??= fetched());
}

async function fetched(): Promise<void> {
  try {
    catalog.games = await ask();
    catalog.refused = null;
  } catch (error) {
    catalog.refused = asRefusal(error);
  } finally {
    asking = null;
  }
}
