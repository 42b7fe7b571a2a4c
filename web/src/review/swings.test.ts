import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { decision, PLIES, reviewTold } from './reviews.fake';
import { swingSymbol, swingWords, unblamedWords } from './swings';

const NAMES = ['Ada', 'Bea'];
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
beforeEach(() => change({ language: 'en' }));

const moved = (from: number, to: number, more = {}) =>
  reviewTold({}, { before: [from, 1 - from], plies: [decision(0, { chances: [to, 1 - to], judgement: 'good', ...more })] });

describe('a chance that moves though nobody is to blame', () => {
  it('is told with what the position was', () => {
    expect(plain(swingWords(moved(0.5, 0.3), 0, NAMES))).toBe('The chance of Ada falls from 50 % to 30 %. Nothing clearly better was found: the position was harder than it looked.');
    expect(swingWords(moved(0.3, 0.2), 0, NAMES)).toContain('already difficult');
    expect(swingWords(moved(0.1, 0.02), 0, NAMES)).toContain('nearly lost already');
    expect(plain(swingWords(moved(0.3, 0.6), 0, NAMES))).toBe('The chance of Ada rises from 30 % to 60 %: more than was seen before the move.');
  });
  it('is not told of a mistake, of chance, of a little, or beside a verdict', () => {
    for (const told of [moved(0.5, 0.3, { judgement: 'blunder', loss: 0.4 }), moved(0.5, 0.3, { seat: null }), moved(0.5, 0.47), moved(0.5, 0.3, { verdict: 'unknown' })])
      expect(swingWords(told, 0, NAMES)).toBe('');
    expect(swingWords(moved(0.5, 0.3), -1, NAMES)).toBe('');
  });
  it('has a symbol of its own', () => {
    expect([swingSymbol({ ply: 0, kind: 'fell' }), swingSymbol({ ply: 0, kind: 'slip' })]).toEqual(['↘', null]);
  });
  it('is summed up for a seat that lost by it, and for no other', () => {
    const lost = reviewTold();
    const clean = lost.review.summary.map((one) => ({ ...one, blunders: 0 }));
    expect(unblamedWords(lost, 1, NAMES)).toBe('');
    expect(plain(unblamedWords(reviewTold({}, { summary: clean }), 1, NAMES))).toContain('Bea lost ground (50 % at the start, 0 % at the end)');
    expect(unblamedWords(reviewTold({}, { summary: clean }), 0, NAMES)).toBe('');
    expect(unblamedWords(reviewTold({}, { summary: clean, plies: PLIES.slice(0, 1) }), 1, NAMES)).toBe('');
  });
});
