/** A coach beside the player: asked when a turn begins, heard until it is over; at most one sentence a turn. */
import { untrack } from 'svelte';
import { change, preferences } from '../preferences.svelte';
import { find, learn } from '../tables.svelte';
import { sayFirst } from '../text/say.svelte';
import type { TableTold } from '../wire/messages';
import type { Said } from './said';
import type { Sitting } from './sitting.svelte';

/** As it was switched at this table; else as the person likes it, where nobody plays at another screen. */
export function coached({ table, seats }: TableTold): boolean {
  return find(table)?.coach ?? (preferences.coach && seats.every(({ kind }) => kind !== 'link'));
}

export function coach({ table }: TableTold, on: boolean): void {
  learn([{ table, coach: on }]);
  change({ coach: on });
}

export interface Coaching {
  readonly said: Said | null;
  readonly words: string;
}

/** `behind`: the board has not shown all yet, and nothing is said before it is shown. */
export function coaching(sitting: Sitting, names: () => string[], behind: () => boolean): Coaching {
  let asked = '';
  const on = $derived(sitting.table !== null && coached(sitting.table));
  const said = $derived(on && sitting.remark?.seat === sitting.seat ? sitting.remark : null);
  const game = $derived(sitting.table?.game ?? '');
  const words = $derived(said && !behind() ? sayFirst([`${game}-coach-${said.key}`, `shell-coach-${said.key}`], said.facts, names()) : '');

  $effect(() => {
    const { view, seat, log } = sitting;
    if (!on || behind() || !view?.can.hint || !sitting.active) return;
    // Within a turn of several moves nothing more is said; alone, each move is a turn.
    if ((sitting.table?.seats.length ?? 1) > 1 && log[view.ply - 1]?.seat === seat) return;
    const at = `${view.number}:${view.turn}:${seat}`;
    if (at === asked) return;
    asked = at;
    untrack(() => sitting.coach());
  });

  return {
    get said() {
      return said;
    },
    get words() {
      return words;
    },
  };
}
