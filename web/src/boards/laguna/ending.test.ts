import { expect, it } from 'vitest';
import { ceremony } from './ending';
import { text, VIEW } from './table.fake';

const WON = { reason: 'delivered', scores: [6, 4], returns: [1, -1], winners: [0], seat: null, detail: {} };
const SOLO = { moves: 19, reef: 5, par: 19, solved: true, wrecked: false, target: {}, volcano: null };

it('the raft that won is crowned, in another mood for whoever lost', () => {
  expect(ceremony(VIEW, WON, 0, text)).toMatchObject({ mood: 'won', raft: VIEW.rafts[0], words: 'crowned Ada', more: 'crowned-pearls 1' });
  expect(ceremony(VIEW, WON, 1, text)?.mood).toBe('lost');
  expect(ceremony(VIEW, WON, null, text)?.mood).toBe('won');
});

it('nobody is crowned by a resignation', () => {
  expect(ceremony(VIEW, { ...WON, reason: 'resigned' }, 0, text)).toBeNull();
});

it('nobody is crowned where nobody won', () => {
  expect(ceremony(VIEW, { ...WON, winners: [0, 1] }, 0, text)).toBeNull();
});

it('alone the moves are held against the par, and a wreck is a wreck', () => {
  const alone = (solo: Partial<typeof SOLO>) => ceremony({ ...VIEW, solo: { ...SOLO, ...solo } }, WON, 0, text);
  expect([alone({})?.mood, alone({ moves: 22 })?.mood, alone({ solved: false, wrecked: true })?.mood]).toEqual(['par', 'solved', 'wrecked']);
  expect(alone({ solved: false })).toBeNull();
});
