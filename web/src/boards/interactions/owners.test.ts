import { expect, test } from 'vitest';
import { COLOURS, OUTLINES, SHAPES } from './owners';

test('owners differ in outline, shape and colour, so that grey is enough', () => {
  for (const marks of [OUTLINES, SHAPES, COLOURS]) expect(new Set(marks).size).toBe(4);
});
