/** From a wish to a table: make it, remember the links, go there. */
import { go } from './router.svelte';
import { rememberLevel } from './setup/levels';
import { remember, rememberMade } from './tables.svelte';
import { makeTable } from './wire/http';
import type { TableWish } from './wire/bodies';

/** `coach`: a coach speaks there; how strong the gentle bot was is then no wish for other tables. */
export async function begin(wish: TableWish, coach = false): Promise<void> {
  const made = await makeTable(wish);
  rememberMade(made, wish.game);
  if (coach) remember({ table: made.table, coach });
  const level = wish.seats.find((seat) => seat.kind === 'bot')?.level;
  if (level && !coach) rememberLevel(wish.game, level);
  go(`/table/${made.table}`);
}
