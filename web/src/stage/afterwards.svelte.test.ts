import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Afterwards } from './afterwards.svelte';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

it('what follows from a press comes after the press was painted, and only the newest', () => {
  let pressed = $state('nothing');
  let seen = '';
  const stop = $effect.root(() => {
    const after = new Afterwards('', () => pressed);
    $effect(() => void (seen = after.value));
  });
  const frames = (count: number): void => {
    for (let i = 0; i < count; i += 1) vi.advanceTimersToNextFrame();
    flushSync();
  };
  flushSync();
  frames(2);
  expect(seen).toBe('nothing');
  pressed = 'one';
  flushSync();
  frames(1);
  expect(seen, 'the press itself is painted first').toBe('nothing');
  pressed = 'two';
  flushSync();
  frames(1);
  expect(seen).toBe('nothing');
  frames(1);
  expect(seen).toBe('two');
  stop();
});
