import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../wire/answers.fake';
import { FakeOutside } from '../wire/outside.fake';
import type { ToReader } from '../wire/study_messages';
import { Analysing } from './analysing.svelte';
import { chapterTold, positionTold } from './study.fake';
import { Together } from './together.svelte';

let outside: FakeOutside;
let analysing: Analysing;
let together: Together;
const state = (more: object = {}): ToReader => ({ type: 'study', study: 's', title: 'T', chapters: [chapterTold([[1, 0, 'a'], [2, 1, 'b']])], version: 4, editing: true, you: 7, ...more });
const say = (message: ToReader) => outside.last.onmessage?.({ data: JSON.stringify(message) });
const sent = (): unknown[] => outside.last.sent;

beforeEach(() => {
  answering({ 'POST /api/analysis/position': positionTold() });
  outside = new FakeOutside();
  analysing = new Analysing();
  together = new Together(analysing, 's', 'token', outside);
  outside.last.open();
  say(state());
});
afterEach(() => vi.unstubAllGlobals());

describe('a study with others', () => {
  it('says hello and shows what it is told', () => {
    expect(sent()[0]).toEqual({ type: 'hello', token: 'token' });
    expect([analysing.study.title, together.editing]).toEqual(['T', true]);
  });
  it('sends a change with its version and takes it once it is told', async () => {
    const done = analysing.edit({ type: 'title', chapter: null, title: 'New' });
    expect([sent().at(-1), analysing.study.title]).toEqual([{ type: 'edit', version: 4, edit: { type: 'title', chapter: null, title: 'New' } }, 'T']);
    say({ type: 'edited', version: 5, by: 7, edits: [{ type: 'title', chapter: null, title: 'New' }] });
    expect([await done, analysing.study.title]).toEqual([true, 'New']);
  });
  it('follows the others while it is asked to', () => {
    say({ type: 'edited', version: 5, by: 3, edits: [{ type: 'add', chapter: 1, parent: 2, node: 3, seat: 0, move: 'c', events: [] }] });
    expect(analysing.moves).toEqual(['a', 'b', 'c']);
    say({ type: 'went', by: 3, chapter: 1, node: 1 });
    expect(analysing.moves).toEqual(['a']);
    together.following = false;
    say({ type: 'went', by: 3, chapter: 1, node: 2 });
    expect(analysing.moves).toEqual(['a']);
  });
  it('tells the others where it looks', () => {
    analysing.go(2);
    expect(sent().at(-1)).toEqual({ type: 'at', chapter: 1, node: 2 });
  });
  it('says why a change was refused', async () => {
    const done = analysing.edit({ type: 'delete', chapter: 1, node: 0 });
    say({ type: 'refused', code: 'ROOT_STAYS', clause: null, facts: {} });
    expect([await done, analysing.refused?.code]).toEqual([false, 'ROOT_STAYS']);
  });
  it('takes the newest state for an answer where it was behind', async () => {
    const done = analysing.edit({ type: 'delete', chapter: 1, node: 2 });
    say(state({ version: 9, title: 'Newest' }));
    expect([await done, analysing.study.title]).toEqual([true, 'Newest']);
  });
  it('knows how many are here, and that a study is gone', () => {
    say({ type: 'people', count: 3 });
    say({ type: 'removed' });
    expect([together.people, together.removed, together.line]).toEqual([3, true, 'closed']);
  });
  it('does not open with a wrong link', () => {
    say({ type: 'refused', code: 'UNKNOWN_TOKEN', clause: null, facts: {} });
    expect(together.unknown).toBe(true);
  });
});
