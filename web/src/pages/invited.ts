/** What an invitation says in words: who invites, and by which rules. */
import { switchedOn } from '../setup/options';
import { say } from '../text/say.svelte';
import type { GameTold, Invitation } from '../wire/bodies';

/** Whoever sits at the host's own screen, by name; null where nobody there has one. */
export function hostName({ seats }: Invitation): string | null {
  return seats.find((seat) => seat.kind === 'here' && seat.name)?.name ?? null;
}

/** What differs from the rulebook, and whether hints are given; nothing of the rules while the catalog is on its way. */
export function terms(told: Invitation, games: readonly GameTold[] | null): string[] {
  const game = games?.find((one) => one.key === told.game);
  const changed = game ? switchedOn(game, told.options) : [];
  const rules = game && changed.length === 0 ? [say('shell-rules-plain')] : changed;
  return [...rules, say(told.hints ? 'shell-hints-yes' : 'shell-hints-no')];
}
