import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { router } from '../router.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { Refusal } from '../wire/http';
import { matchRecord, seatTold } from '../wire/told.fake';
import { actions, goOn } from './actions';
import { seated } from './sitting.fake';

const MADE = { table: 'new', token: 'k', invitations: {}, watch: 'w', address: '', local: true };
let answers: Answers;

beforeEach(() => {
  change({ language: 'en', name: 'Ada', level: 2 });
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({
    'GET /api/tables/t/record': matchRecord({ moves: ['a', 'b', 'c'] }),
    'POST /api/tables': MADE,
    'POST /api/games/interactions/services/solve': { job: 'j1' },
    'GET /api/jobs/j1': { job: 'j1', state: 'done', place: 0, progress: {}, result: { value: 3 }, error: null },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a board does', () => {
  it('reaches the server as moves, looks and wishes of the shown seat', () => {
    const { sitting, sent } = seated([0], { turn: 4, ply: 2 });
    const { play, peek, resign, takeBack } = actions(sitting, 't', 'key');
    play('Af6');
    peek(true);
    resign();
    takeBack();
    expect(sent()).toEqual([
      { type: 'move', seat: 0, turn: 4, ply: 2, move: 'Af6' },
      { type: 'peek', seat: 0, on: true },
      { type: 'resign', seat: 0 },
      { type: 'offer', seat: 0, offer: 'takeback' },
    ]);
  });
  it('is known as help when a service is asked', async () => {
    const { sitting, sent } = seated([0]);
    const asking = actions(sitting, 't', 'key').ask<{ value: number }>('solve', { setup: 'x' });
    expect(sent()).toEqual([{ type: 'helped', seat: 0 }]);
    expect((await asking.answer).value).toBe(3);
    expect(answers.asked[0]).toEqual(['POST /api/games/interactions/services/solve', { setup: 'x' }]);
  });
  it('opens another table of the same game', async () => {
    const { sitting } = seated([0]);
    await actions(sitting, 't', 'key').open({ seats: [{ kind: 'here' }], setup: 's' });
    expect(answers.asked).toEqual([['POST /api/tables', { game: 'interactions', seats: [{ kind: 'here' }], setup: 's' }]]);
    expect(router.route).toMatchObject({ page: 'table', table: 'new' });
  });
  it('is refused in the words of its game', () => {
    const { sitting } = seated([0]);
    const { words } = actions(sitting, 't', 'key');
    expect(words(new Refusal('OCCUPIED', 'IXN-10', { cell: 'f6' }))).toBe('A tile lies there already.');
    expect(words(new TypeError('odd'))).toBe(words(new Refusal('SERVER_ERROR')));
  });
});

describe('going on from a position', () => {
  it('takes the moves up to what is looked at to a table of its own', async () => {
    const { sitting } = seated([0], { ply: 3 }, { seats: [seatTold(0), seatTold(1, { kind: 'bot', level: 5 })] });
    sitting.look(2);
    await goOn(sitting, 't', 'key', 0);
    expect(answers.asked[1]).toEqual([
      'POST /api/tables',
      { game: 'lacuna', options: {}, seats: [{ kind: 'here', name: 'Ada' }, { kind: 'bot', level: 5 }], record: matchRecord({ moves: ['a', 'b'] }) },
    ]);
  });
  it('says at the table why it was refused', async () => {
    answers.give('POST /api/tables', { code: 'HIDDEN_SETUP', clause: null, facts: {} }, 400);
    const { sitting } = seated([0], { ply: 3 });
    await goOn(sitting, 't', 'key', 1);
    expect(sitting.refused).toMatchObject({ type: 'refused', code: 'HIDDEN_SETUP' });
  });
});
