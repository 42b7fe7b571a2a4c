import { expect, test } from 'vitest';
import { say } from '../../text/say.svelte';
import { change } from '../../preferences.svelte';
import { nearOf, wording } from './wording';
import type { LaidTile, View } from './wire';

const laid = (cell: string, tile: string, front = true): LaidTile => ({ cell, owner: 0, tile, front, value: 0 });
const CELLS = [laid('f6', 'P'), laid('g6', 'M'), laid('g7', 'M')];
const VIEW = { cells: CELLS } as View;

test('a place is told by a neighbour that lies there only once', () => {
  expect(nearOf('e6', CELLS)).toEqual({ way: 'left', near: 'P' });
  expect(nearOf('f7', CELLS)).toEqual({ way: 'below', near: 'P' });
  expect(nearOf('h7', CELLS)).toEqual({ way: 'right', near: 'M' });
  expect(nearOf('e6', [laid('f6', 'P', false)])).toEqual({ way: 'left', near: 'p' });
});

test('the first place has no neighbour', () => {
  expect(nearOf('f6', [])).toEqual({ way: 'first', near: '' });
});

test('a move is said in words', () => {
  change({ language: 'en' });
  expect(wording('Mg5+H', { ...VIEW, cells: [laid('f5', 'P')] }, say)).toBe('Lay the bee to the right of the fox, and bring up the snail from your reserve.');
  expect(wording('Kf7', VIEW, say)).toBe('Lay the bird below the fox.');
  expect(wording('sel PA', VIEW, say)).toBe('Start with the fox and the forest plants.');
});

test('a move is said in French, with its articles', () => {
  change({ language: 'fr' });
  expect(wording('Mg5+H', { ...VIEW, cells: [laid('f5', 'P')] }, say)).toBe('Pose l’abeille à droite du renard, et sors de ta réserve l’escargot.');
  expect(wording('Kf5', { ...VIEW, cells: [laid('f6', 'M')] }, say)).toBe('Pose l’oiseau au-dessus de l’abeille.');
  change({ language: 'en' });
});

test('what is no move says nothing', () => {
  expect(wording('?', VIEW, say)).toBe('');
});
