import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import { SHIFTED, TWOS, step, viewOf } from './layout.fake';
import { promptOf, type Now } from './prompting';

const view = viewOf(SHIFTED);
const NOW: Now = { view, offer: TWOS, ways: null, pending: null, walking: null, line: [], told: '', ending: null, solver: { brief: () => '' } };

function said(changes: Partial<Now>) {
  change({ language: 'en' });
  return promptOf({ ...NOW, ...changes }, say);
}

describe('what to do now', () => {
  it('is to send a card, and before the first move what the game counts as', () => {
    expect(said({ told: 'Practice.' })).toEqual({ say: 'Send a card to its gap.', more: 'Practice.' });
    expect(said({ told: 'Practice.', line: ['4H'] })).toEqual({ say: 'Send a card to its gap.', more: '' });
  });
  it('tells what the solver found instead', () => {
    expect(said({ told: 'Practice.', solver: { brief: () => 'It is winnable.' } })?.more).toBe('It is winnable.');
  });
  it('asks a two for its row, and a gap for its two', () => {
    expect(said({ ways: [step('2S@3', 40, 26), step('2S@4', 40, 39)] })?.say).toBe('Which row for the 2 of spades?');
    expect(said({ ways: TWOS.moves })?.say).toBe('Which two heads the fourth row?');
  });
  it('says a move that waits to be confirmed', () => {
    expect(said({ pending: TWOS.moves[3] ?? null })?.say).toBe('Put the 2 of spades at the head of the fourth row.');
  });
  it('counts the redeals left when nothing moves', () => {
    const blocked = { ...TWOS, moves: [], redeal: true };
    const one = { ...view, blocked: true, redeals: { used: 1, left: 1 } };
    expect(said({ view: one, offer: blocked })).toEqual({ say: 'No card can move.', more: '36 cards stay. One redeal left.', tone: 'warn' });
    expect(said({ view: { ...one, redeals: { used: 0, left: 2 } }, offer: blocked })?.more).toContain('2 redeals left.');
    expect(said({ view: { ...one, redeals: { used: 9, left: null } }, offer: blocked })?.more).toContain('Deal the others again.');
  });
  it('offers the way home', () => {
    expect(said({ offer: { ...TWOS, finish: ['2S@4'] } })?.say).toBe('Nothing can go wrong now.');
  });
  it('counts the moves of a walk', () => {
    expect(said({ walking: 3 })?.more).toBe('3 moves to go; a press halts them.');
  });
  it('names the suits that come home, and what a lost game reached', () => {
    expect(said({ ending: { home: 1, faded: false } })?.say).toBe('The clubs come home.');
    expect(said({ ending: { home: 4, faded: false } })?.say).toBe('All four suits are home.');
    expect(said({ ending: { home: 0, faded: true } })?.say).toBe('36 cards are in place.');
  });
  it('is nothing where the player cannot choose', () => {
    expect(said({ offer: null })).toBeNull();
    expect(said({ offer: null, view: { ...view, due: true } })?.say).toContain('Dealing');
  });
});
