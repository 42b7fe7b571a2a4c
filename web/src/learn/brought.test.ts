import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalog } from '../games.svelte';
import type { GameTold } from '../wire/bodies';
import { answering } from '../wire/answers.fake';
import { brought, fits, kindOf, type File } from './brought';

const AT = 'POST /api/analysis/position';
const MOVE = 'POST /api/analysis/move';
const LESSON: File = {
  lesson: 1,
  game: 'interactions',
  key: 'mine',
  steps: [
    { record: { moves: [] }, text: 'mine-1' },
    { record: { options: {}, moves: ['sel SK', 'sel CA'] }, text: 'mine-2', marks: ['cell:f6'], answers: ['Sf6+*', 'Sf6+P'], mistakes: { 'Kf6+P': 'mine-2-mistake-1' } },
  ],
  texts: { 'mine-1': 'Choose two.', 'mine-2': 'Now one.', 'mine-2-mistake-1': 'Too early.' },
};
const PUZZLE: File = { game: 'interactions', id: 'study-1', goal: 'win', record: { moves: ['sel SK', 'sel CA'] }, answers: ['Sf6+P'], line: ['Sf6+P', 'Cf7+H', 'Kf5+H'] };
const position = { seat: 0, to_move: 0, view: { cells: [] }, choices: { tiles: ['S'] }, peeked: null, outcome: null, threat: false };
const made = (move: string) => ({ steps: [{ seat: 0, move, events: [] }], position: { ...position, view: { cells: [move] } } });

function served() {
  catalog.games = [{ key: 'interactions', options: [], seats: [2] } as unknown as GameTold];
  return answering({ [AT]: position });
}
afterEach(() => {
  vi.unstubAllGlobals();
  catalog.games = null;
});

describe('a file that teaches', () => {
  it('is told from a record or a study', () => {
    expect([kindOf(LESSON), kindOf(PUZZLE), kindOf({ game: 'lacuna', moves: [] }), kindOf({ study: 1, chapters: [] })]).toEqual(['lesson', 'puzzle', null, null]);
  });
  it('names moves by their letters, with a star for anything', () => {
    expect([fits('Sf6+P', ['Sf6+*']), fits('Sf6+P', ['Kf6+P', 'Sf6+P']), fits('Sf6xP', ['Sf6+P']), fits('2H@3', ['2H'])]).toEqual([true, true, false, false]);
  });
  it('is a lesson of its steps, each asked of the rules', async () => {
    const answers = served();
    const { told, texts, goal } = await brought(LESSON);
    expect(told.steps.map(({ asks, answer, choices, seat }) => [asks, answer, choices !== null, seat])).toEqual([[false, null, false, 0], [true, 'Sf6+P', true, 0]]);
    expect([texts['mine-1'], goal, told.key]).toEqual(['Choose two.', null, 'mine']);
    expect(answers.asked.at(-1)).toEqual([AT, { start: { game: 'interactions', options: {} }, moves: ['sel SK', 'sel CA'] }]);
  });
  it('judges a move by the answers, and knows the mistakes that were foreseen', async () => {
    const answers = served();
    const { attempt } = await brought(LESSON);
    answers.give(MOVE, made('Sf6+H'));
    expect(await attempt(1, 'Sf6+H')).toMatchObject({ right: true, text: 'mine-2-right', view: { cells: ['Sf6+H'] } });
    answers.give(MOVE, made('Kf6+P'));
    expect(await attempt(1, 'Kf6+P')).toMatchObject({ right: false, text: 'mine-2-mistake-1' });
    answers.give(MOVE, made('Kf6+M'));
    expect(await attempt(1, 'Kf6+M')).toMatchObject({ right: false, text: null });
  });
  it('is a puzzle with a step for each move of who solves it', async () => {
    served();
    const { told, goal } = await brought(PUZZLE);
    expect([goal, told.steps.map(({ answer }) => answer)]).toEqual(['win', ['Sf6+P', 'Cf7+H', 'Kf5+H']]);
  });
  it('says of each step how its board follows the one before', async () => {
    served();
    const shown = async (file: File) => (await brought(file)).told.steps.map(({ passage }) => passage);
    expect(await shown(LESSON)).toEqual([null, 'next']);
    expect(await shown(PUZZLE)).toEqual([null, null, null]);
    const at = (moves: string[], more = {}) => ({ record: { moves }, text: 'x', ...more });
    const asking = at(['a'], { answers: ['b*'] });
    expect(await shown({ ...LESSON, steps: [asking, at(['a', 'b1', 'c']), at(['a', 'd']), { record: { setup: 's' }, text: 'x' }] })).toEqual([null, 'next', 'elsewhere', 'elsewhere']);
  });
  it('is refused where it teaches nothing', async () => {
    served();
    await expect(brought({ ...LESSON, steps: [] })).rejects.toMatchObject({ code: 'INVALID_RECORD' });
    await expect(brought({ ...LESSON, game: 'chess' })).rejects.toMatchObject({ code: 'INVALID_RECORD' });
  });
});
