/** From a wish to a table: make it, remember the links, go there. */
import { go } from './router.svelte';
import { rememberMade } from './tables.svelte';
import { makeTable } from './wire/http';
import type { TableWish } from './wire/messages';

export async function begin(wish: TableWish): Promise<void> {
  const made = await makeTable(wish);
  rememberMade(made, wish.game);
  go(`/table/${made.table}`);
}
