import { beforeEach, expect, it } from 'vitest';
import { catalog, load } from './games.svelte';
import { answering } from './wire/answers.fake';
import { gameTold } from './wire/told.fake';

beforeEach(() => Object.assign(catalog, { games: null, refused: null }));

it('is asked once, however many want it at the same time', async () => {
  const answers = answering({ 'GET /api/games': [gameTold({ key: 'lacuna' })] });
  await Promise.all([load(), load()]);
  await load();
  expect(catalog.games?.map((game) => game.key)).toEqual(['lacuna']);
  expect(answers.asked).toHaveLength(1);
});

it('is asked again after a refusal', async () => {
  const answers = answering({});
  answers.give('GET /api/games', { code: 'SERVER_ERROR' }, 500);
  await load();
  expect(catalog.refused?.code).toBe('SERVER_ERROR');
  answers.give('GET /api/games', [gameTold({ key: 'forma' })]);
  await load();
  expect([catalog.games?.length, catalog.refused]).toEqual([1, null]);
});
