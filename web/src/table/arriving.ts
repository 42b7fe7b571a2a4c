/** Who has just come to the table by an invitation: both sides see it. */
import { say } from '../text/say.svelte';
import type { SeatTold, TableTold } from '../wire/messages';

let taken = '';

/** This browser has just sat down there; the table greets it once. */
export function satDown(table: string): void {
  taken = table;
}

export function greeted(table: string): boolean {
  const fresh = taken === table;
  if (fresh) taken = '';
  return fresh;
}

/** The seat of somebody else that was free before and is taken now; null where nobody has come. */
export function newcomer(before: TableTold | null, now: TableTold): number | null {
  if (before?.number !== now.number) return null;
  const free = (seat: SeatTold): boolean => seat.kind === 'link' && !seat.taken;
  const came = now.seats.find((one) => one.kind === 'link' && one.taken && before.seats.some((was) => was.seat === one.seat && free(was)));
  return came && !now.mine.includes(came.seat) ? came.seat : null;
}

/** Whom the newcomer meets, and whether they look; empty where only bots sit there. */
export function welcome(table: TableTold, names: readonly string[]): string {
  const others = table.seats.filter((one) => one.kind !== 'bot' && one.taken && !table.mine.includes(one.seat));
  const here = others.filter((one) => one.present);
  if (others.length === 0) return '';
  const named = (some: readonly SeatTold[]): string[] => some.map((one) => names[one.seat] ?? '');
  return here.length > 0 ? say('shell-arrived', { names: named(here) }) : say('shell-arrived-away', { names: named(others) });
}
