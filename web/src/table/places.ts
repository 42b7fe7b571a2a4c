/** The seats of a table as the panel lists them: who waits, what each does, what time is left. */
import { botWords, say } from '../text/say.svelte';
import type { ClockTold, SeatTold, View } from '../wire/messages';
import { waitsFor } from './waiting';
import { feeling } from './words';

/** Less time than this is shown as short. */
export const SHORT_MS = 15_000;

export interface Place {
  seat: number;
  name: string;
  /** The only seat of this screen. */
  me: boolean;
  waits: boolean;
  won: boolean;
  thinks: boolean;
  doing: string;
  score: number | null;
}

export function places(seats: readonly SeatTold[], view: View, mine: readonly number[]): Place[] {
  return seats.map((told) => ({
    seat: told.seat,
    name: told.name,
    me: mine.length === 1 && mine[0] === told.seat,
    waits: waitsFor(view, told.seat),
    won: (view.outcome && feeling(view.outcome, mine) !== 'resigned' && view.outcome.winners.includes(told.seat)) ?? false,
    thinks: view.thinking.includes(told.seat),
    doing: doing(told, view),
    score: view.outcome?.scores[told.seat] ?? null,
  }));
}

function doing(told: SeatTold, view: View): string {
  if (told.kind === 'link' && !told.taken) return '';
  if (view.preparing.includes(told.seat)) return say('shell-prepares');
  if (view.thinking.includes(told.seat)) return say('shell-thinks');
  if (told.kind === 'link' && told.gone) return say('shell-gone');
  if (told.kind === 'link' && !told.present) return say('shell-away');
  if (!view.together.includes(told.seat)) return told.kind === 'bot' ? botWords(told.level) : '';
  return say(view.chosen.includes(told.seat) ? 'shell-has-chosen' : 'shell-chooses');
}

/** Milliseconds left to a seat, so long after the clock was told; null where it has no clock. */
export function timeLeft(clock: ClockTold | null, seat: number, passed: number): number | null {
  const told = clock?.left[seat] ?? null;
  // A glass stands on the board for all to see.
  if (!clock || told === null || typeof clock.detail.full === 'number') return null;
  return clock.running.includes(seat) ? told - passed : told;
}
