import { expect, it } from 'vitest';
import { say } from '../text/say.svelte';
import { change } from '../preferences.svelte';
import { CLOCKS, clockWords } from './clocks';

it('every clock that is offered has words of its own in both languages', () => {
  for (const language of ['en', 'fr'] as const) {
    change({ language });
    const words = CLOCKS.map((clock) => say(...clockWords(clock)));
    expect(new Set(words).size).toBe(CLOCKS.length);
    for (const text of words) expect(text).not.toMatch(/^shell-/);
  }
});

it('a turn of days is told in days, a match in minutes', () => {
  expect(clockWords({ kind: 'turn', seconds: 259_200 })).toEqual(['shell-clock-days', expect.objectContaining({ days: 3 })]);
  expect(clockWords({ kind: 'game', seconds: 600, increment: 5 })).toEqual(['shell-clock-game', expect.objectContaining({ minutes: 10 })]);
});
