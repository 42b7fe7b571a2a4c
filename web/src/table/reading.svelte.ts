/** Against bots alone the clock stands while somebody reads the rules, and goes on by itself afterwards. */
import { untrack } from 'svelte';
import type { Sitting } from './sitting.svelte';

export type Reader = Pick<Sitting, 'table' | 'view' | 'offer' | 'resume'>;

export function reading(sitting: Reader, open: () => boolean): void {
  let stopped = false;
  $effect(() => {
    const reads = open();
    untrack(() => {
      if (reads && mayStop(sitting)) {
        stopped = true;
        sitting.offer('pause');
      } else if (!reads && stopped) {
        stopped = false;
        if (sitting.view?.can.resume) sitting.resume();
      }
    });
  });
}

/** Nobody else need be asked. */
function mayStop({ table, view }: Reader): boolean {
  return view?.can.pause === true && table !== null && table.seats.every((seat) => seat.kind !== 'link');
}
