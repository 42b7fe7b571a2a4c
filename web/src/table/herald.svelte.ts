/** Tells what happened to those who do not look: live region, tab title, sounds, and the list of my tables. */
import { untrack } from 'svelte';
import { sound, type SoundName } from '../sound';
import { speak } from '../shell/live.svelte';
import { remember } from '../tables.svelte';
import { say } from '../text/say.svelte';
import type { OutcomeTold } from '../wire/messages';
import type { Sitting } from './sitting.svelte';
import { entryText, feeling, reader, status } from './words';

const ENDINGS = { won: 'win', lost: 'lost', drawn: 'drawn', resigned: 'wood', ended: 'paper' } as const;

/** `behind`: the board has not shown all yet, and nothing is told before it is shown. */
export function herald(sitting: Sitting, names: () => string[], behind: () => boolean = () => false): void {
  let heard: { number: number; plies: number } | null = null;
  let called: boolean | null = null;
  let over: boolean | null = null;

  // Each new move in words; after a reload nothing is repeated.
  $effect(() => {
    const { table, view, log } = sitting;
    if (!table || !view || behind()) return;
    const since = heard?.number === view.number ? heard.plies : log.length;
    const back = log.length < since ? [say('shell-taken-back')] : [];
    const news = [...back, ...log.slice(since).map((entry) => entryText(table.game, entry, names(), reader(table.mine)))];
    heard = { number: view.number, plies: log.length };
    if (news.length > 0 || view.outcome) speak([...news, status(table, view, names())].join(' '));
  });

  $effect(() => {
    const { table, view } = sitting;
    if (!table || !view || behind()) return;
    const words = status(table, view, names());
    document.title = `${sitting.called ? '● ' : ''}${words} · ${say(`${table.game}-name`)}`;
    if (sitting.called && called === false) sound('mine');
    called = sitting.called;
  });

  $effect(() => {
    const outcome = sitting.view?.outcome ?? null;
    if (!sitting.view || behind()) return;
    if (outcome && over === false) sound(ending(outcome));
    over = outcome !== null;
  });

  function ending(outcome: OutcomeTold): SoundName {
    const felt = feeling(outcome, sitting.mine);
    return felt === 'won' && names().length === 1 ? 'solved' : ENDINGS[felt];
  }

  $effect(() => {
    if (sitting.refused) sound('refused');
  });

  $effect(() => {
    const { table, view, called: mine } = sitting;
    if (!table || !view || table.mine.length === 0) return;
    const news = { table: table.table, game: table.game, names: names(), over: view.outcome !== null, mine };
    untrack(() => remember(news));
  });
}
