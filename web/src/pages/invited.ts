/** What an invitation says in words: who invites, by which rules, and how much time there is. */
import { timeWords } from '../setup/clocks';
import { switchedOn } from '../setup/options';
import { say } from '../text/say.svelte';
import type { GameTold, Invitation } from '../wire/bodies';

/** Whoever sits at the host's own screen, by name; null where nobody there has one. */
export function hostName({ seats }: Invitation): string | null {
  return seats.find((seat) => seat.kind === 'here' && seat.name)?.name ?? null;
}

/** What differs from the rulebook, how much time there is, and whether hints are given; nothing of the rules while the catalog is on its way. */
export function terms(told: Invitation, games: readonly GameTold[] | null): string[] {
  const game = games?.find((one) => one.key === told.game);
  return [...(game ? rules(game, told) : []), say(told.hints ? 'shell-hints-yes' : 'shell-hints-no')];
}

/** A glass is told as the time that there is, and not once more among the rules. */
function rules(game: GameTold, { options, clock }: Invitation): string[] {
  const glass = game.glass ?? '';
  const changed = switchedOn(game, clock?.kind === 'hourglass' ? without(options, glass) : options);
  const time = clock || !(glass in options) ? [say(...timeWords(clock))] : [];
  return [...(changed.length === 0 ? [say('shell-rules-plain')] : changed), ...time];
}

function without(options: Invitation['options'], key: string): Invitation['options'] {
  return Object.fromEntries(Object.entries(options).filter(([each]) => each !== key));
}
