/** From a wish to a table: make it, remember the links, go there. */
import { go } from './router.svelte';
import { rememberLevel } from './setup/levels';
import { rememberMade } from './tables.svelte';
import { makeTable } from './wire/http';
import type { TableWish } from './wire/bodies';

export async function begin(wish: TableWish): Promise<void> {
  const made = await makeTable(wish);
  rememberMade(made, wish.game);
  const level = wish.seats.find((seat) => seat.kind === 'bot')?.level;
  if (level) rememberLevel(wish.game, level);
  go(`/table/${made.table}`);
}
