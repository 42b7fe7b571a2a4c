/** Who sits around a board that has no table: the one who learns, and others that only the position knows. */
import { botName, say } from '../text/say.svelte';
import type { SeatTold } from '../wire/messages';

export function seatedAt(count: number, own: number): SeatTold[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: seat === own ? 'here' : 'bot',
    name: seat === own ? say('shell-learner') : botName(seat),
    level: seat === own ? null : 1,
    taken: true,
    present: true,
    gone: false,
  }));
}
