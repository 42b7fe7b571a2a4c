/** Who sits around the board of an analysis: those of the record, or nobody in particular. */
import { botName, say } from '../text/say.svelte';
import type { SeatTold } from '../wire/messages';
import type { Chapter } from './tree';

export function seatsOf({ seats, start }: Chapter): SeatTold[] {
  const names = Array.isArray(start.seats) ? start.seats.map(String) : [];
  return Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] ?? '';
    const bot = /^bot:([1-5])$/.exec(name);
    return {
      seat,
      kind: 'here',
      name: bot ? botName(seat) : name || (seats === 1 ? say('shell-learner') : say('shell-player', { number: seat + 1 })),
      level: bot ? Number(bot[1]) : null,
      taken: true,
      present: true,
      gone: false,
    };
  });
}
