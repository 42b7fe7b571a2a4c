/** How the end is told on the board: who is crowned, in which mood, in a few words. */
import type { Outcome, Text } from '../contract';
import type { Detail, RaftTold, View } from './wire';

export interface Ceremony {
  mood: 'won' | 'lost' | 'drawn' | 'par' | 'solved' | 'wrecked';
  /** The raft that is shown. */
  raft: RaftTold | null;
  words: string;
  more: string;
}

/** So many shown moves long is a ceremony. */
export const LASTS = 5;

/** `seat`: whose feelings count; null for people who share a screen and for watchers, who are glad with whoever won. */
export function ceremony(view: View, outcome: Outcome<Partial<Detail>>, seat: number | null, text: Text): Ceremony | null {
  if (view.solo) return alone(view, text);
  // What was given up crowns nobody.
  if (outcome.reason === 'resigned') return null;
  const winner = outcome.winners[0];
  if (winner === undefined || outcome.winners.length > 1) return null;
  const mine = seat === null || outcome.winners.includes(seat);
  return {
    mood: mine ? 'won' : 'lost',
    raft: view.rafts[winner] ?? null,
    words: text('laguna-crowned', { seat: winner, raft: view.colours[winner] ?? 'r' }),
    more: outcome.reason === 'delivered' ? text('laguna-crowned-pearls', { delivered: view.delivered[winner] ?? 0 }) : '',
  };
}

function alone({ solo, rafts }: View, text: Text): Ceremony | null {
  if (!solo || (!solo.solved && !solo.wrecked)) return null;
  const raft = rafts[0] ?? null;
  if (solo.wrecked) return { mood: 'wrecked', raft, words: text('laguna-event-wrecked'), more: '' };
  const over = solo.par === null ? null : solo.moves - solo.par;
  return {
    mood: over !== null && over <= 0 ? 'par' : 'solved',
    raft,
    words: text('laguna-event-solved', { moves: solo.moves }),
    more: over === null ? '' : text('laguna-solved-par', { over }),
  };
}
