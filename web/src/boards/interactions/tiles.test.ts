import { expect, test } from 'vitest';
import { faceOf, isLetter, LETTERS, TILES, valueOf } from './tiles';

test('a face has the value of the side that is up, an unknown tile none', () => {
  expect([valueOf('P', true), valueOf('P', false), valueOf('?', true)]).toEqual([7, 3, 0]);
});

test('a face is named by a capital in front and a small letter behind', () => {
  expect([faceOf('K', true), faceOf('K', false)]).toEqual(['K', 'k']);
});

test('seven letters are tiles and nothing else is', () => {
  expect(Object.keys(TILES)).toEqual([...LETTERS]);
  expect(['P', '?', 'p', 'PH', ''].map(isLetter)).toEqual([true, false, false, false, false]);
});

test('every side has a picture of its own', () => {
  const art = LETTERS.flatMap((letter) => TILES[letter].art);
  expect(new Set(art).size).toBe(14);
});
