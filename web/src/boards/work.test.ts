import { beforeEach, expect, it } from 'vitest';
import { keep, kept } from '../storage';
import { keptAt } from './work';

const at = (fragment: string) => keptAt('tool', ['board'], fragment);

beforeEach(() => localStorage.clear());

it('what came by a link is kept apart from one’s own', () => {
  keep(`${at('')}.board`, 'mine');
  keep(`${at('theirs')}.board`, 'theirs, changed');
  expect([kept(`${at('')}.board`, ''), kept(`${at('theirs')}.board`, '')]).toEqual(['mine', 'theirs, changed']);
});

it('another link begins anew', () => {
  keep(`${at('one')}.board`, 'one, changed');
  expect(kept(`${at('other')}.board`, 'as it was sent')).toBe('as it was sent');
});
