import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { say } from '../text/say.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { analysisOf, analysisOfPuzzle, analysisOfSetup, begun, fileFrom, sourceOf } from './opening';
import { seatsOf } from './people';
import { findStudy, forgetStudy, openedBy, rememberMade, rememberStudy, studies, studyLink } from './studies.svelte';
import { chapterTold } from './study.fake';
import { chapterOf } from './tree';

const fragment = (path: string) => path.split('#')[1] ?? '';

describe('where an analysis begins', () => {
  let answers: Answers;
  beforeEach(() => {
    answers = answering({ 'POST /api/analysis': { title: '', chapters: [chapterTold()] } });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is read from its address', () => {
    expect(sourceOf(fragment(analysisOf('t1', 2, 17)))).toEqual({ kind: 'table', table: 't1', number: 2, ply: 17, token: null });
    expect(sourceOf(fragment(analysisOf('t1', null, 3, 'key')))).toEqual({ kind: 'table', table: 't1', number: null, ply: 3, token: 'key' });
    expect(sourceOf(fragment(analysisOfPuzzle('forma', '1-2')))).toEqual({ kind: 'puzzle', game: 'forma', id: '1-2' });
    expect(sourceOf(fragment(analysisOfSetup('laguna', { players: 2 }, 'board:a b\n&#end')))).toEqual({ kind: 'game', game: 'laguna', options: { players: 2 }, setup: 'board:a b\n&#end' });
    expect(sourceOf('game=lacunes&setup=deal:7')).toEqual({ kind: 'game', game: 'lacunes', options: {}, setup: 'deal:7' });
    expect([sourceOf('draft'), sourceOf('nothing'), sourceOf('')]).toEqual([{ kind: 'draft' }, null, null]);
  });
  it('asks the server for each kind', async () => {
    await begun({ kind: 'puzzle', game: 'forma', id: '1-2' });
    await begun({ kind: 'game', game: 'forma', options: {}, setup: null });
    const study = await begun({ kind: 'table', table: 't1', number: 2, ply: 3, token: 'key' });
    expect(answers.asked.map(([, body]) => body)).toEqual([{ puzzle: { game: 'forma', id: '1-2' } }, { game: { game: 'forma', options: {}, setup: null } }, { table: { table: 't1', number: 2 } }]);
    expect(study.chapters[0]?.nodes[0]?.children).toEqual([]);
  });
  it('may be a file that holds an object', () => {
    expect([fileFrom('{"game":"x"}'), fileFrom('[1]'), fileFrom('{'), fileFrom('null')]).toEqual([{ game: 'x' }, null, null, null]);
  });
});

describe('one’s studies', () => {
  it('are remembered with their links, the newest first', () => {
    rememberMade({ study: 's1', edit: 'e'.repeat(22), read: 'r'.repeat(22), address: 'http://here', local: true }, 'One', 'forma');
    rememberStudy({ study: 's2', ...openedBy(`read=${'k'.repeat(22)}`) });
    expect(studies.list.map(({ study }) => study)).toEqual(['s2', 's1']);
    expect([findStudy('s2')?.edit, findStudy('s1')?.title]).toEqual([null, 'One']);
    expect(studyLink('edit', 's1', 'token', 'http://here')).toBe('http://here/study/s1#edit=token');
    forgetStudy('s2');
    expect(findStudy('s2')).toBeNull();
  });
  it('open by a link to edit or to read alone', () => {
    expect([openedBy('edit=12345678'), openedBy('read=12345678'), openedBy('seat=12345678'), openedBy('edit=1')]).toEqual([{ edit: '12345678' }, { read: '12345678' }, null, null]);
  });
  it('name those of the record, and nobody in particular otherwise', () => {
    const chapter = chapterOf(chapterTold([], { seats: 3, start: { seats: ['Ada', 'bot:3', ''] } }));
    const [ada, bot, third] = seatsOf(chapter);
    expect([ada?.name, bot?.level, third?.name.length]).toEqual(['Ada', 3, 'Player 3'.length]);
    const mine = chapterOf(chapterTold([], { seats: 2, start: { seats: ['bot:1', ''] } }));
    expect([seatsOf(mine, true)[1]?.name, seatsOf(mine)[1]?.name]).toEqual([say('shell-learner'), say('shell-player', { number: 2 })]);
  });
});
