import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { alone } from './alone';
import { Analysing } from './analysing.svelte';
import Moves from './Moves.svelte';
import Note from './Note.svelte';
import { chapterTold, positionTold } from './study.fake';
import { chapterOf } from './tree';

let answers: Answers;
let analysing: Analysing;
beforeEach(() => {
  change({ language: 'en' });
  answers = answering({ 'POST /api/analysis/position': positionTold() });
  analysing = new Analysing();
  analysing.open({ title: '', chapters: [chapterOf(chapterTold([[1, 0, 'a'], [2, 1, 'b'], [3, 1, 'x']]))] }, alone(analysing));
});
afterEach(() => vi.unstubAllGlobals());

describe('the tree of moves', () => {
  it('shows variations below the move that they replace, and goes where one presses', async () => {
    const went = vi.fn();
    render(Moves, { chapter: analysing.chapter!, node: 1, names: ['You'], go: went });
    const nodes = [...document.querySelectorAll<HTMLElement>('[data-node]')];
    expect(nodes.map((one) => [one.dataset.node, one.dataset.depth ?? '0'])).toEqual([['0', '0'], ['1', '0'], ['2', '0'], ['3', '1']]);
    expect(nodes[1]?.getAttribute('aria-current')).toBe('step');
    await fireEvent.click(nodes[3]!);
    expect(went).toHaveBeenCalledWith(3);
  });
});

describe('what is said about a position', () => {
  it('is kept when the field is left', async () => {
    render(Note, { analysing, editing: true });
    await fireEvent.change(screen.getByLabelText(say('study-comment')), { target: { value: 'Look here' } });
    await vi.waitFor(() => expect(analysing.current?.comment).toBe('Look here'));
    expect(answers.asked.every(([what]) => what.endsWith('/position'))).toBe(true);
  });
  it('offers to prefer a variation and to delete it', async () => {
    analysing.go(3);
    render(Note, { analysing, editing: true });
    await fireEvent.change(screen.getByLabelText(say('study-judgement')), { target: { value: 'good' } });
    expect(analysing.current?.judgement).toBe('good');
    await fireEvent.click(document.querySelector('[data-act="promote"]')!);
    expect(analysing.chapter?.nodes[1]?.children).toEqual([3, 2]);
    await fireEvent.click(document.querySelector('[data-act="delete"]')!);
    await vi.waitFor(() => expect(analysing.node).toBe(1));
  });
  it('is not there for who may only read', () => {
    render(Note, { analysing, editing: false });
    expect(document.querySelector('[data-study="note"]')).toBeNull();
  });
});
