import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, type Answers } from '../wire/answers.fake';
import { alone } from './alone';
import { Analysing } from './analysing.svelte';
import { draft } from './draft';
import { chapterTold, positionTold } from './study.fake';
import { chapterOf } from './tree';

let answers: Answers;
let analysing: Analysing;
const here = () => analysing.moves.join(' ');

beforeEach(async () => {
  answers = answering({
    'POST /api/analysis/position': positionTold(),
    'POST /api/analysis/move': { steps: [{ seat: 0, move: 'q', events: [] }], position: positionTold({ view: { at: 'q' } }) },
  });
  analysing = new Analysing();
  analysing.open({ title: '', chapters: [chapterOf(chapterTold([[1, 0, 'a'], [2, 1, 'b'], [3, 1, 'x']]))] }, alone(analysing));
  await vi.waitFor(() => expect(analysing.ready).toBe(true));
});
afterEach(() => vi.unstubAllGlobals());

describe('an analysis of one’s own', () => {
  it('goes forward, back and to the ends of a line', async () => {
    analysing.forward();
    analysing.forward();
    expect(here()).toBe('a b');
    analysing.back();
    analysing.go(3);
    expect(here()).toBe('a x');
    analysing.first();
    analysing.last();
    expect(here()).toBe('a b');
    analysing.ply(1);
    await vi.waitFor(() => expect([here(), analysing.ready]).toEqual(['a', true]));
  });
  it('is found again by its moves, as far as they are there', () => {
    analysing.follow(0, ['a', 'x']);
    expect(here()).toBe('a x');
    analysing.follow(0, ['a', 'gone']);
    expect(here()).toBe('a');
  });
  it('branches by another move, and shows what the server says of it', async () => {
    analysing.forward();
    await vi.waitFor(() => expect(analysing.ready).toBe(true));
    await analysing.play('q');
    expect([here(), analysing.told?.view, analysing.chapter?.nodes[1]?.children]).toEqual(['a q', { at: 'q' }, [2, 3, 4]]);
    expect(answers.asked.at(-1)).toEqual(['POST /api/analysis/move', { start: analysing.chapter?.start, moves: ['a'], move: 'q' }]);
  });
  it('goes where a move leads that is there already, without asking', async () => {
    await analysing.play('a');
    expect([here(), answers.asked.some(([what]) => what.endsWith('/move'))]).toEqual(['a', false]);
  });
  it('tells why a move is refused and stays', async () => {
    answers.give('POST /api/analysis/move', { code: 'INVALID_MOVE', clause: null, facts: { text: 'no' } }, 400);
    await analysing.play('no');
    expect([analysing.refused?.code, here()]).toEqual(['INVALID_MOVE', '']);
    analysing.forward();
    expect(analysing.refused).toBeNull();
  });
  it('stands before a move that it deletes', async () => {
    analysing.go(3);
    await analysing.remove(3);
    expect([here(), analysing.chapter?.nodes[3]]).toEqual(['a', undefined]);
  });
  it('keeps what is written, also for the next visit', async () => {
    await analysing.edit({ type: 'comment', chapter: 1, node: 0, comment: 'So' });
    await analysing.edit({ type: 'promote', chapter: 1, node: 3 });
    await analysing.edit({ type: 'title', chapter: null, title: 'All' });
    analysing.last();
    expect([here(), analysing.study.title, draft()?.chapters[0]?.nodes[0]?.comment]).toEqual(['a x', 'All', 'So']);
  });
  it('adds chapters from a file and turns to them', async () => {
    answers.give('POST /api/analysis', { title: '', chapters: [chapterTold([], { title: 'Two' })] });
    await analysing.edit({ type: 'begin', file: { game: 'lacunes' } });
    expect([analysing.chapter?.title, analysing.study.chapters.length]).toEqual(['Two', 2]);
    await analysing.edit({ type: 'drop', chapter: 2 });
    expect([analysing.chapter?.chapter, analysing.study.chapters.length]).toEqual([1, 1]);
  });
});
