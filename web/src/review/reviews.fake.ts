/** A judged game for tests: two seats, four decisions, of which the second lost much. */
import type { LogEntry } from '../wire/messages';
import type { DecisionTold, JudgedAgain, ReviewTold, SummaryTold } from '../wire/reviews';

export const decision = (ply: number, more: Partial<DecisionTold> = {}): DecisionTold => ({
  ply, seat: ply % 2, move: `m${ply}`, chances: [0.5, 0.5], score: null, proven: false,
  best: { moves: [`b${ply}`, 'after'], chances: [0.5, 0.5], score: null, proven: false, reason: null },
  loss: 0, judgement: 'best', verdict: '', certain: false, stake: 0, phase: 'middle', given: 0, hinted: false, failed: false, weight: more.loss ?? 0, ...more,
});

export const entry = (ply: number, seat: number | null = ply % 2): LogEntry => ({ ply, seat, move: `move ${ply}`, events: [] });

const summary = (seat: number, more: Partial<SummaryTold> = {}): SummaryTold => ({
  seat, accuracy: 90.4, inaccuracies: 0, mistakes: 0, blunders: 0, loss: 0, phases: [], moments: [], hinted: 0, ...more,
});

export const PLIES = [
  decision(0, { chances: [0.5, 0.5] }),
  decision(1, { chances: [0.9, 0.1], judgement: 'blunder', loss: 0.4 }),
  decision(2, { chances: [0.8, 0.2], judgement: 'inaccuracy', loss: 0.1 }),
  decision(3, { chances: [1, 0], judgement: 'only' }),
];

export const reviewTold = (more: Partial<ReviewTold> = {}, judged: Partial<ReviewTold['review']> = {}): ReviewTold => ({
  table: 't', number: 1, game: 'lacunes', options: {}, mine: [], seat: 0, plies: 4, outcome: null, assisted: false,
  seats: ['Ada', 'Bea'].map((name, seat) => ({ seat, kind: 'here', name, level: null, taken: true, present: true, gone: false })),
  log: [0, 1, 2, 3].map((ply) => entry(ply)), depth: 'quick', made: 5, stale: false,
  review: {
    engine: 'engine-1', unit: 'margin', before: [0.5, 0.5], plies: PLIES, turning: [1], fatal: null, moments: [{ ply: 1, kind: 'turned' }],
    summary: [summary(0, { moments: [{ ply: 2, kind: 'slip' }] }), summary(1, { blunders: 1, phases: [{ phase: 'middle', moves: 2, loss: 0.4, accuracy: 60 }], moments: [{ ply: 1, kind: 'turned' }] })],
    ...judged,
  },
  ...more,
});

export const judgedAgain = (standing: JudgedAgain['standing'], more: Partial<JudgedAgain> = {}): JudgedAgain => ({
  standing, shown: [{ seat: 1, move: 'tried', view: 'after it', events: [] }], choices: null, peeked: null, chances: [0.5, 0.5], loss: 0, judgement: 'best', ...more,
});
