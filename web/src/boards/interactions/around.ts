/** Who sits where, what they are called and how their teams stand. */
import type { Text } from '../contract';
import type { SeatTold } from '../../wire/messages';
import type { Score, View } from './wire';

/** The owner number of the wild player, where one plays alone. */
export const WILD = 1;

/** The owners as somebody sees them who sits at a seat: the others from the left on, without the own one. */
export function othersOf(owners: number, seat: number | null): number[] {
  const all = Array.from({ length: owners }, (_, owner) => owner);
  return seat === null ? all : [...all.filter((owner) => owner > seat), ...all.filter((owner) => owner < seat)];
}

export function nameOf(owner: number, solo: boolean, seats: readonly SeatTold[], text: Text): string {
  if (solo && owner === WILD) return text('interactions-wild-name');
  return seats[owner]?.name || text('interactions-colour', { owner });
}

/** A team is worth what its weaker member has; partners sit alternately. */
export function teamOf(owner: number, scores: readonly Score[]): { team: number; points: number } {
  const members = scores.filter((_, other) => other % 2 === owner % 2);
  return { team: (owner % 2) + 1, points: Math.min(...members.map((score) => score.total)) };
}

/** What the newest turn laid and turned over, the wild player's answer included. */
export function newest(last: View['last']): { laid: string[]; turned: string[] } {
  const answers = last ? [last, ...(last.wild ? [last.wild] : [])] : [];
  return { laid: answers.map((answer) => answer.cell), turned: answers.flatMap((answer) => answer.turned) };
}
