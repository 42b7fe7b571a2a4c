import { describe, expect, it } from 'vitest';
import { address, dayFrom, wished, wishFrom } from './wish';

const NONE = { theme: null, grade: null };

describe('a wish in the address', () => {
  it.each([
    ['', NONE],
    ['theme=tower&grade=3', { theme: 'tower', grade: 3 }],
    ['grade=much', NONE],
    ['grade=-1', NONE],
  ])('%j is read', (fragment, wish) => expect(wishFrom(fragment)).toEqual(wish));
  it('goes along to every page of the game', () => {
    expect(address('forma', null, NONE)).toBe('/puzzles/forma');
    expect(address('forma', '3-14', { theme: 'tower', grade: 3 })).toBe('/puzzles/forma/3-14#theme=tower&grade=3');
  });
  it('is asked of the server with what else there is to say', () => {
    expect(wished({ theme: null, grade: 2 }, [['not', 'a'], ['not', 'b']])).toBe('grade=2&not=a&not=b');
  });
  it('may be a day', () => {
    expect([dayFrom('day=2026-11-16'), dayFrom('day=soon'), dayFrom('')]).toEqual(['2026-11-16', null, null]);
  });
});
