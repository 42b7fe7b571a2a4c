import { beforeEach, describe, expect, it } from 'vitest';
import { say } from '../text/say.svelte';
import { change } from '../preferences.svelte';
import type { LogEntry } from '../wire/messages';
import { decision, reviewTold } from './reviews.fake';
import { chancesWords, costWords, graphWords, linesWords, momentWords, moveWords, numberOf, pointWords, reasonWords, verdictWords } from './words';

const NAMES = ['Ada', 'Bea'];
beforeEach(() => change({ language: 'en' }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a review in words', () => {
  it('tells the graph for whoever does not see it: where it begins and ends, and what turned it', () => {
    const told = plain(graphWords(reviewTold(), NAMES));
    expect(told).toContain('Ada begins with 50 % and ends with 100 %.');
    expect(told).toContain('Turning points: Bea lets the lead go at move 2.');
    expect(graphWords(reviewTold({}, { moments: [] }), NAMES)).toContain('No single move decided');
  });
  it('tells each point: the move, what it was and the chances', () => {
    expect(plain(pointWords(reviewTold(), 2, NAMES))).toBe('Move 2 of 4. move 1. Blunder. Ada 90 % · Bea 10 %.');
    expect(plain(pointWords(reviewTold(), 0, NAMES))).toBe('Before the first move. Ada 50 % · Bea 50 %.');
  });
  it('takes the moves of a turn together', () => {
    const turns = reviewTold({}, { plies: [decision(0), decision(2)] });
    expect(moveWords(turns, 0, NAMES)).toBe('move 0 move 1');
    expect(moveWords(turns, 1, NAMES)).toBe('move 2 move 3');
  });
  it('says once what was done over and over in a turn', () => {
    const passed = (ply: number) => ({ ply, seat: 0, move: 'pass', events: [{ key: 'passed', facts: { seat: 0 } }] });
    expect(linesWords('forma', [passed(0), passed(1), { ...passed(2), events: [{ key: 'ended', facts: {} }] }], NAMES)).toBe('Ada passes. The game is over.');
  });
  it('does not say whose turn comes next: the next move says it', () => {
    const ended: LogEntry = { ply: 0, seat: 0, move: 'end', events: [{ key: 'ended', facts: {} }, { key: 'turn', facts: { seat: 1 } }] };
    expect(linesWords('laguna', [ended], NAMES)).not.toContain('Bea sails');
    expect(linesWords('laguna', [{ ...ended, events: [{ key: 'turn', facts: { seat: 1 } }] }], NAMES)).toBe('');
  });
  it('says of a good move after which the chance is less that it was good', () => {
    const fell = (judgement: 'best' | 'inaccuracy', names: string[]) => momentWords({ ply: 0, kind: 'fell' }, { plies: [decision(0, { judgement })], unit: '' }, names);
    expect(fell('best', NAMES)).toBe('Well played, but Ada falls behind');
    expect(fell('inaccuracy', NAMES)).toBe('Ada falls behind without a clear mistake');
    expect(fell('best', ['Ada'])).toBe('Well played, but the win moves away');
  });
  it('names nobody where somebody plays alone', () => {
    expect(plain(chancesWords([0.25], ['Ada']))).toBe('Chance to win: 25 %');
    expect(momentWords({ ply: 0, kind: 'given' }, { plies: [decision(0, { given: 50 })], unit: 'margin' }, ['Ada', 'Bea'])).toBe('50 points given away');
    expect(momentWords({ ply: 0, kind: 'only' }, { plies: [decision(0)], unit: '' }, ['Ada'])).toBe('The only move, and it was found');
    expect(momentWords({ ply: 0, kind: 'fatal' }, { plies: [decision(0, { chances: [0] })], unit: '' }, ['Ada'])).toBe('With this move the deal was lost');
    expect(momentWords({ ply: 0, kind: 'fatal' }, { plies: [decision(0, { chances: [0.4] })], unit: '' }, ['Ada'])).toBe('From here on it takes a redeal');
  });
  it('says what a decision cost: in chance, in points, and that a try that fails may cost next to nothing', () => {
    const cost = (more: Parameters<typeof decision>[1]) => plain(costWords(decision(0, more), { ...reviewTold().review, moments: [] }, NAMES));
    expect(cost({ judgement: 'mistake', loss: 0.23 })).toBe('It cost Ada 23 %.');
    expect(cost({ judgement: 'inaccuracy', loss: 0.04, weight: 0.1, given: 5, failed: true })).toBe('It cost Ada 4 %. 5 points given away.');
    expect(cost({ judgement: 'inaccuracy', weight: 0.1, failed: true })).toBe('That hardly changed the chances.');
  });
  it('speaks of moves over par where somebody sails alone for the fewest', () => {
    const voyage = reviewTold({}, { unit: 'over-par', plies: [decision(0, { score: 0 }), decision(1, { score: 2, given: 2, loss: 0.1, judgement: 'inaccuracy' })], moments: [] });
    expect(plain(pointWords(voyage, 1, ['Ada']))).toBe('Move 1 of 2. move 0. Best. On par so far.');
    expect(plain(pointWords(voyage, 2, ['Ada']))).toContain('2 moves over par.');
    expect(momentWords({ ply: 1, kind: 'thrown' }, voyage.review, ['Ada'])).toBe('2 moves more than it takes');
    expect(graphWords(voyage, ['Ada'])).toContain('It ends 2 moves over par.');
    expect(costWords(voyage.review.plies[1]!, voyage.review, ['Ada'])).toBe('');
  });
  it('says the verdict of a deal, and a reason only where the game has words for it', () => {
    expect(verdictWords(decision(0, { verdict: 'lost', chances: [0] }))).toBe('Lost, that is proved');
    expect(verdictWords(decision(0, { verdict: 'lost', chances: [0.4] }))).toBe('Lost without a redeal, that is proved');
    expect(verdictWords(decision(0))).toBe('');
    const line = { ...decision(0).best!, reason: { key: 'search', facts: {} } };
    expect(reasonWords('interactions', line, NAMES)).toBe(say('interactions-hint-search'));
    expect(reasonWords('lacuna', line, NAMES)).toBe('');
    expect(numberOf(reviewTold().review.plies, 3)).toBe(4);
  });
});
