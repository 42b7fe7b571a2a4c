import { expect, it } from 'vitest';
import { painted, rowsOf, setupOn, withRows } from './boards';

const TEXT = 'laguna-board 1\nname: small\nside: test\nsize: 2 2\ngrid:\n..\n.x\nend\n';

it('rows are read and put back', () => {
  expect(rowsOf(TEXT)).toEqual(['..', '.x']);
  expect(rowsOf(withRows(TEXT, ['>.', 'x.']))).toEqual(['>.', 'x.']);
  expect(rowsOf('grid:\n..\n.\nend')).toBeNull();
  expect(rowsOf('nothing')).toBeNull();
});

it('a painted cell turns with the board', () => {
  expect(painted(['...', '...', '...'], 0, 0, '^', true)).toEqual(['^.>', '...', '<.v']);
  expect(painted(['...', '...', '...'], 0, 1, 'x', false)).toEqual(['.x.', '...', '...']);
  expect(painted(['...', '...', '...'], 0, 1, 'A', true)).toEqual(['.A.', 'G.C', '.E.']);
});

it('a setup has every pearl six times', () => {
  const pearls = setupOn(TEXT, () => 0.3).split('\n\n')[1]!;
  expect(setupOn(TEXT)).toContain('end\n\nA=');
  for (const colour of 'rgby') expect(pearls.split(colour)).toHaveLength(7);
});
