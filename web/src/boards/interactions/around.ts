/** Who sits where, what they are called and how their teams stand. */
import type { Text } from '../contract';
import type { SeatTold } from '../../wire/messages';
import type { Score } from './wire';

/** The owner number of the wild player, where one plays alone. */
export const WILD = 1;

export function nameOf(owner: number, solo: boolean, seats: readonly SeatTold[], text: Text): string {
  if (solo && owner === WILD) return text('interactions-wild-name');
  return seats[owner]?.name || text('interactions-colour', { owner });
}

/** Who plays with an owner: partners sit alternately. */
export function partnerOf(owner: number): number {
  return (owner + 2) % 4;
}

/** A team is worth what its weaker member has; partners sit alternately. */
export function teamOf(owner: number, scores: readonly Score[]): { team: number; points: number } {
  const members = scores.filter((_, other) => other % 2 === owner % 2);
  return { team: (owner % 2) + 1, points: Math.min(...members.map((score) => score.total)) };
}
