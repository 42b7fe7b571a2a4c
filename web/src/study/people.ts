/** Who sits around the board of an analysis: those of the record, or nobody in particular. */
import { botName, say } from '../text/say.svelte';
import type { SeatTold } from '../wire/messages';
import type { Chapter } from './tree';

/** `own`: whoever looks is the one person without a name among bots. */
export function seatsOf({ seats, start }: Chapter, own = false): SeatTold[] {
  const names = Array.isArray(start.seats) ? start.seats.map(String) : [];
  const alone = own && names.filter((name) => name === '').length === 1 && names.every((name) => name === '' || name.startsWith('bot:'));
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? '';
    const bot = /^bot:([1-9][0-9]?)$/.exec(name);
    return {
      seat,
      kind: 'here',
      name: bot ? botName(seat) : name || (seats === 1 || alone ? say('shell-learner') : say('shell-player', { number: seat + 1 })),
      level: bot ? Number(bot[1]) : null,
      taken: true,
      present: true,
      gone: false,
    };
  });
}
