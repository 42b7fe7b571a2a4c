import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { answering } from '../wire/answers.fake';
import { lessonsOf, linkLessons, showing } from './lookup';

const LESSONS = [
  { key: 'goal', steps: 3, clauses: ['NAC-1'] },
  { key: 'row', steps: 3, clauses: ['NAC-1', 'NAC-3'] },
];

beforeEach(() => change({ language: 'en' }));
afterEach(() => vi.unstubAllGlobals());

describe('the lesson of a rule', () => {
  it('is the first that shows most of it', () => {
    expect(showing(LESSONS, ['NAC-1'])?.key).toBe('goal');
    expect(showing(LESSONS, ['NAC-2', 'NAC-3'])?.key).toBe('row');
    expect(showing(LESSONS, ['NAC-1', 'NAC-3'])?.key).toBe('row');
    expect(showing(LESSONS, ['NAC-9'])).toBeNull();
  });
  it('is one press away from its section of the rules, once', () => {
    document.body.innerHTML = '<main><section data-clause="NAC-3 NAC-4"><h3>Rows</h3></section><section data-clause="NAC-9"><h3>Rare</h3></section></main>';
    const page = document.querySelector('main')!;
    linkLessons(page, 'noughts', LESSONS);
    linkLessons(page, 'noughts', LESSONS);
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/learn/noughts/row']);
  });
  it('is asked for once a game, and is none where nobody answers', async () => {
    const answers = answering({ 'GET /api/games/noughts/course': { game: 'noughts', lessons: LESSONS } });
    expect(await lessonsOf('noughts')).toEqual(LESSONS);
    expect(await lessonsOf('noughts')).toEqual(LESSONS);
    expect(answers.asked).toHaveLength(1);
    expect(await lessonsOf('nothing')).toEqual([]);
  });
});
