import { expect, it } from 'vitest';
import { SAILING, VIEW } from './table.fake';
import { asked, mayCall } from './telling';

it('each phase of a turn asks for something else', () => {
  const phases = (['launch', 'premove', 'sail'] as const).map((phase) => asked({ ...VIEW, phase }, SAILING));
  expect(phases).toEqual(['laguna-do-launch', 'laguna-do-premove', 'laguna-do-sail']);
});

it('before play a raft or a pearl is placed, or the others get ready', () => {
  expect(asked({ ...VIEW, stage: 'place' }, { stage: 'place', moves: [] })).toBe('laguna-do-place');
  expect(asked({ ...VIEW, stage: 'pearl' }, { stage: 'pearl', moves: [] })).toBe('laguna-do-pearl');
  expect(asked({ ...VIEW, stage: 'pearl' }, null)).toBe('laguna-do-wait-place');
});

it('who waits is told for whom, and nobody when the game is over', () => {
  expect(asked(VIEW, null)).toBe('laguna-do-wait');
  expect(asked({ ...VIEW, over: true }, null)).toBeNull();
});

it('time is called by another seat, while the game goes on and where that was agreed', () => {
  const called = { ...VIEW, call: true };
  expect(mayCall(called, 1)).toBe(true);
  expect([mayCall(called, 0), mayCall(called, null), mayCall({ ...called, over: true }, 1), mayCall(VIEW, 1)]).toEqual([false, false, false, false]);
});
