/** My tables as the home page lists them. */
import { forget, type MyTable } from '../tables.svelte';
import { joined, type Language } from '../text/fluent';
import { say } from '../text/say.svelte';
import { deleteTable } from '../wire/http';

/** So many are shown before somebody asks for all. */
export const FEW = 3;

export interface Listed {
  mine: MyTable;
  game: string;
  who: string;
  /** My turn is told louder. */
  called: boolean;
  state: string;
  when: string;
}

export function listed(mine: MyTable, language: Language): Listed {
  const state = mine.over ? 'shell-table-over' : mine.mine ? 'shell-table-mine' : 'shell-table-running';
  return {
    mine,
    game: say(`${mine.game}-name`),
    who: joined(language, mine.names),
    called: mine.mine && !mine.over,
    state: say(state),
    when: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(mine.at),
  };
}

/** Only the host's token deletes the table itself; the link is forgotten here in any case. */
export async function remove(mine: MyTable): Promise<void> {
  if (mine.watch) await deleteTable(mine.table, mine.token).catch(() => undefined);
  forget(mine.table);
}
