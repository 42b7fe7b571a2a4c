import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import type { OutcomeTold } from '../wire/messages';
import { seatTold, tableTold, viewTold } from '../wire/told.fake';
import { because, briefly, clockText, entryText, feeling, named, reader, reason, result, status } from './words';

const outcome = (winners: number[], more: Partial<OutcomeTold> = {}): OutcomeTold => ({
  reason: 'complete',
  scores: [],
  returns: [],
  winners,
  detail: {},
  seat: null,
  ...more,
});
const names = ['Ada', 'Bo'];

beforeEach(() => change({ language: 'en' }));

describe('whose turn it is', () => {
  it('says what a bot waits for that has never played on this machine', () => {
    const told = tableTold([0]);
    const thinks = status(told, viewTold(0, { to_move: 1, thinking: [1] }), names);
    const prepares = status(told, viewTold(0, { to_move: 1, thinking: [1], preparing: [1] }), names);
    expect(thinks).toContain('thinking');
    expect(prepares).toContain('first time on this machine');
  });
});

describe('how the end feels', () => {
  it('is no feast where a match was given up or has no result', () => {
    const by = (reason: string, mine: number[]) => feeling(outcome(reason === 'resigned' ? [1] : [], { reason, scores: [] }), mine);
    expect([by('resigned', [0]), by('resigned', []), by('resigned', [1]), by('abandoned', [0])]).toEqual(['resigned', 'resigned', 'won', 'ended']);
  });
  const felt = (winners: number[], mine: number[], scores = [3, 3]) => feeling(outcome(winners, { scores }), mine);

  it('is told apart for who won, who lost and who drew', () => {
    expect([felt([0], [0]), felt([1], [0]), felt([0, 1], [0]), felt([], [0])]).toEqual(['won', 'lost', 'drawn', 'drawn']);
  });
  it('is gladness with the winner for a shared screen and for watchers', () => {
    expect([felt([1], [0, 1]), felt([1], [])]).toEqual(['won', 'won']);
  });
  it('is of a patience that it came out or not', () => {
    expect([felt([0], [0], [48]), felt([], [0], [30])]).toEqual(['won', 'lost']);
  });
});

describe('a move that does the same thing several times', () => {
  const square = { key: 'square', facts: { seat: 0, points: 10 } };
  it('says it once with the count and the sum', () => {
    expect(entryText('forma', { ply: 1, seat: 0, move: 'x', events: [square, square, square] }, names)).toBe('3 squares enclosed: +30.');
    expect(entryText('forma', { ply: 1, seat: 0, move: 'x', events: [square] }, names)).toBe('A square enclosed: +10.');
  });
});

describe('who reads', () => {
  const seats = () => named([{ ...seatTold(0), name: '' }, { ...seatTold(1), name: '' }], 1, 0).map(({ name }) => name);
  it('is called “you” where no name was given, and the others by their number', () => {
    expect(seats()).toEqual(['You', 'Player 2']);
  });
  it('is spoken to in every sentence about that seat', () => {
    expect(reason('forma', outcome([1], { reason: 'resigned', seat: 0 }), seats())).toBe('You resigned.');
    expect(reason('forma', outcome([0], { reason: 'resigned', seat: 1 }), seats())).toBe('Player 2 resigned.');
    const passes = (seat: number) => entryText('forma', { ply: 0, seat, move: 'pass', events: [{ key: 'passed', facts: { seat } }] }, seats());
    expect([passes(0), passes(1)]).toEqual(['You pass.', 'Player 2 passes.']);
  });
});

describe('the end in words', () => {
  it('speaks to the person who reads it', () => {
    expect(result(outcome([0]), [0], names)).toBe('You win!');
    expect(result(outcome([0]), [1], names)).toBe('Ada wins');
    expect(result(outcome([0]), [0, 1], names)).toBe('Ada wins');
  });
  it('names several winners together', () => {
    const four = [...names, 'Cy', 'Di'];
    expect(result(outcome([0, 2]), [], four)).toBe('Ada and Cy win');
    expect(result(outcome([0, 2]), [2], four)).toBe('You win, with Ada!');
    change({ language: 'fr' });
    expect(result(outcome([0, 2]), [], four)).toBe('Ada et Cy gagnent');
  });
  it('knows draws, patience and a match without result', () => {
    expect(result(outcome([0, 1]), [0], names)).toBe('A draw');
    expect(result(outcome([]), [0], ['Ada'])).toBe('Not this time');
    expect(result(outcome([0]), [0], ['Ada'])).toBe('You did it!');
    expect(result(outcome([], { reason: 'abandoned' }), [0], names)).toBe('Ended without result');
  });
  it('says first who gave up, but to who won by it that they won', () => {
    const given = outcome([1], { reason: 'resigned', seat: 0, scores: [] });
    expect([result(given, [0], names), because('lacuna', given, [0], names)]).toEqual(['Ada resigned', 'Bo wins.']);
    expect([result(given, [1], names), because('lacuna', given, [1], names)]).toEqual(['You win!', 'Ada resigned.']);
    expect(result(outcome([], { reason: 'resigned', seat: 0 }), [0], ['Ada'])).toBe('Not this time');
  });
  it('says why, with the name of who resigned', () => {
    expect(reason('interactions', outcome([1], { reason: 'resigned', seat: 0 }), names)).toBe('Ada resigned.');
    expect(reason('interactions', outcome([1], { reason: 'odd' }), names)).toBe('The match is over.');
    expect(reason('lacuna', outcome([1], { reason: 'complete', scores: [2, 5] }), names)).toBe('5 colours to 2.');
  });
});

describe('the log', () => {
  it('speaks to the person whose move it was, and of everybody else', () => {
    const entry = { ply: 0, seat: 1, move: 'Pf6+M', events: [{ key: 'raise', facts: { seat: 1, tile: 'M' } }] };
    expect(entryText('interactions', entry, names, 1)).toBe('You bring up the bee.');
    expect(entryText('interactions', entry, names, 0)).toBe('Bo brings up the bee.');
    expect(entryText('interactions', entry, names)).toBe('Bo brings up the bee.');
    change({ language: 'fr' });
    const turned = { ...entry, events: [{ key: 'turn', facts: { seat: 1, wild: false, was: 'A', now: 'a', from: 0, to: 5 } }] };
    expect(entryText('interactions', turned, names, 1)).toBe('Tes plantes du sous-bois deviennent un sanglier (0 → 5).');
  });
  it('knows whom it speaks to only where a screen has one seat', () => {
    expect([reader([1]), reader([0, 1]), reader([])]).toEqual([1, null, null]);
  });
  it('falls back to the move as it is written', () => {
    expect(entryText('interactions', { ply: 0, seat: 0, move: 'Sf6+M', events: [{ key: 'unheard-of', facts: {} }] }, names)).toBe('Sf6+M');
  });
});

it('a clock reads in minutes and seconds and never below nothing', () => {
  expect([clockText(61_000), clockText(500), clockText(-5)]).toEqual(['1:01', '0:01', '0:00']);
  expect(clockText(259_199_000)).toBe('71:59:59');
});

describe('a move in few words', () => {
  const entry = (...events: { key: string; facts: Record<string, string | number> }[]) => ({ ply: 1, seat: 0, move: 'x', events });
  it('leaves out what is seen anyway where the game says so', () => {
    const turned = { key: 'turn', facts: { seat: 1, was: 'P', now: 'p', from: 7, to: 3 } };
    const raised = { key: 'raise', facts: { seat: 0, tile: 'M' } };
    expect(briefly('interactions', entry(turned, raised), names, 1)).toBe('Your fox: 7\u00a0→\u00a03.');
    expect(briefly('interactions', entry(turned, raised), names)).toBe('The fox: 7\u00a0→\u00a03.');
  });
  it('is the whole sentence where a game has no shorter one', () => {
    const end = entry({ key: 'end', facts: {} });
    expect(briefly('interactions', end, names)).toBe(entryText('interactions', end, names));
  });
});
