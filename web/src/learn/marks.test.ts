import { describe, expect, it } from 'vitest';
import { selector } from './marks';

describe('what a lesson points at', () => {
  it('is found by its data attribute', () => {
    expect(selector('cell:e6')).toBe('[data-cell="e6"]');
    expect(selector('stage:commit')).toBe('[data-stage="commit"]');
  });
  it('may have any name and breaks out of no selector', () => {
    document.body.innerHTML = `<i data-card='a"b'></i><i data-card="c"></i>`;
    expect(document.querySelectorAll(selector('card:a"b'))).toHaveLength(1);
  });
  it.each(['', 'cell', ':x', 'Cell:x', 'a]b:c'])('is nothing where %j is no mark', (mark) => {
    expect(document.querySelectorAll(selector(mark))).toHaveLength(0);
  });
});
