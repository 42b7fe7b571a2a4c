import { describe, expect, it } from 'vitest';
import { format, has, load, loadLessons, preferred, variables } from './fluent';

describe('facts become arguments', () => {
  it('joins a list in the reader’s language and counts it', () => {
    expect(variables('en', { cells: ['a1', 'b2', 'c3'] })).toEqual({ cells: 'a1, b2 and c3', 'cells-count': 3 });
    expect(variables('fr', { cells: ['a1', 'b2'] })).toEqual({ cells: 'a1 et b2', 'cells-count': 2 });
  });
  it('gives a seat its name', () => {
    expect(variables('en', { seat: 1 }, ['Ada', 'Bo'])).toEqual({ seat: 1, name: 'Bo', you: 'false' });
    expect(variables('fr', { seat: 0 }, ['Toi', 'Bo'])).toMatchObject({ name: 'Toi', you: 'true' });
  });
  it('passes nothing as an empty text', () => {
    expect(variables('en', { x: null, y: undefined })).toEqual({ x: '', y: '' });
  });
});

describe('the language', () => {
  it('is the first one of the browser that we speak', () => {
    expect(preferred(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred(['en-GB', 'fr'])).toBe('en');
    expect(preferred(['eo'])).toBe('en');
  });
  it('shows the key where there is no text', () => {
    expect(format('en', 'no-such-key')).toBe('no-such-key');
  });
});

it('has what a lesson says once its course is opened, in whichever language follows', async () => {
  expect(has('en', 'forma-learn-eye')).toBe(false);
  await loadLessons('en', 'forma');
  expect([has('en', 'forma-learn-eye'), has('en', 'laguna-learn-voyage'), has('fr', 'forma-learn-eye')]).toEqual([true, false, false]);
  await load('fr');
  expect(has('fr', 'forma-learn-eye')).toBe(true);
});
