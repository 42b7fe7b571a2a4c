/** A browser at a table without a server, for tests: what it was told, and what it sent since. */
import { FakeOutside } from '../wire/outside.fake';
import type { FromClient, TableTold, View } from '../wire/messages';
import { tableTold, viewTold } from '../wire/told.fake';
import { Sitting } from './sitting.svelte';

export interface Seated {
  sitting: Sitting;
  outside: FakeOutside;
  /** What was sent after the greeting. */
  sent: () => FromClient[];
}

export function seated(mine: number[], view: Partial<View> = {}, table: Partial<TableTold> = {}): Seated {
  const outside = new FakeOutside();
  const sitting = new Sitting('t', 'key', outside);
  outside.last.open();
  outside.last.tell(tableTold(mine, table));
  for (const seat of mine.length > 0 ? mine : [null]) outside.last.tell(viewTold(seat, view));
  return { sitting, outside, sent: () => outside.last.sent.slice(1) };
}
