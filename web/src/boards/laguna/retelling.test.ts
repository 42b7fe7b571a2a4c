import { expect, it } from 'vitest';
import { retold, wantedOf } from './retelling';
import { text } from './table.fake';

it('a solution is told with its pearls, and steps in a row at once', () => {
  const line = ['load A r 0', 'load A g 1', 'step E', 'step E', 'step S', 'shift 0 5', 'swap B 5 y5', 'unload 1', 'end'];
  expect(retold('easy start=H,2,4,A target B=yyy', line, text)).toEqual([
    'say-load A r', 'say-load A g', 'say-steps E', 'say-steps S', 'say-shift r', 'say-swap B', 'say-unload g', 'say-end',
  ]);
});

it('what is wanted is read from the setup', () => {
  expect(wantedOf('easy A=rgb start=H,2,4,A target B=yyy C=- volcano=2')).toEqual({ islands: [['B', 'yyy'], ['C', '']], volcano: 2 });
  expect(wantedOf('easy A=rgb')).toEqual({ islands: [], volcano: null });
});
