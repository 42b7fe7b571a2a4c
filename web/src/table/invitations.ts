/** The links of a table that can be sent: to those who are invited, to who looks on, and to myself. */
import { link, type MyTable } from '../tables.svelte';
import { chairOf, say } from '../text/say.svelte';
import type { TableTold } from '../wire/messages';
import { openSeats } from './words';

export interface LinkShown {
  /** The seat that it leads to; null for watching and for my own. */
  seat: number | null;
  url: string;
  label: string;
}

/** A link for each seat that waits for its person; seats change round with every match, an invitation stays with its chair. */
export function invitations(mine: MyTable, table: TableTold, origin: string): LinkShown[] {
  return openSeats(table).flatMap(({ seat }) => {
    const token = mine.invitations[chairOf(seat, table.number, table.seats.length)];
    if (token === undefined) return [];
    return [{ seat, url: link('invite', table.table, token, mine.address || origin), label: say('shell-invitation-for', { number: seat + 1 }) }];
  });
}

export function watchLink(mine: MyTable, table: TableTold, origin: string): LinkShown[] {
  if (!mine.watch) return [];
  return [{ seat: null, url: link('watch', table.table, mine.watch, mine.address || origin), label: say('shell-watch-link') }];
}

/** What takes me to my own seat from another machine. */
export function myLink(mine: MyTable, table: TableTold, origin: string): LinkShown[] {
  if (table.mine.length === 0) return [];
  return [{ seat: null, url: link('seat', table.table, mine.token, mine.address || origin), label: say('shell-my-link') }];
}
