/** The matches that a table has played: its score by person, and each of them in words. */
import { chairOf, say, seatName } from '../text/say.svelte';
import type { EndedTold, MatchTold, OutcomeTold, SeatTold } from '../wire/messages';
import { result } from './words';

/** Wins by the seat that each person has now; a shared win is half a one for each of two. */
export function wins(matches: readonly MatchTold[], seats: number): number[] {
  const counted = Array<number>(seats).fill(0);
  for (const { seats: sat, ended } of matches) {
    for (const winner of ended?.winners ?? []) {
      const now = sat[winner]?.now;
      if (now !== undefined) counted[now]! += 1 / ended!.winners.length;
    }
  }
  return counted;
}

/** “Ada: 2 · Bo: 1”; empty before the second match of several people. */
export function score(matches: readonly MatchTold[], seats: readonly SeatTold[]): string {
  if (matches.length < 1 || seats.length < 2) return '';
  const counted = wins(matches, seats.length);
  return seats.map(({ seat, name }) => say('shell-series-of', { name, wins: Math.round(counted[seat]! * 100) / 100 })).join(' · ');
}

export interface Played {
  number: number;
  words: string;
}

/** The matches before this one, the newest first, with who won. */
export function played(matches: readonly MatchTold[]): Played[] {
  return matches.map(({ number, seats, ended }, index) => ({ number, words: told(index + 1, number, seats, ended) })).reverse();
}

function told(count: number, number: number, seats: MatchTold['seats'], ended: EndedTold | null): string {
  const names = seats.map(({ kind, name, level }, seat) =>
    seatName({ seat, kind, name, level, taken: true, present: true, gone: false }, chairOf(seat, number, seats.length)),
  );
  const outcome: OutcomeTold | null = ended && { ...ended, returns: [], detail: {} };
  return say('shell-series-match', { count, result: outcome ? result(outcome, [], names) : say('shell-ended') });
}
