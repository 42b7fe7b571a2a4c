import { expect, it } from 'vitest';
import { SEAT_SHAPES } from '../../shell/seats';
import module from '.';
import { COLOURS, fill, mark, shape } from './colours';
import { VIEW } from './table.fake';

it('every colour has a mark of its own, and its shape belongs to it', () => {
  expect(new Set(COLOURS.map(mark)).size).toBe(4);
  for (const colour of COLOURS) {
    expect(fill(colour)).toBe(colour === 'r' ? 'var(--pearl-r)' : `var(--seat-${mark(colour)})`);
    expect(shape(colour)).toBe(SEAT_SHAPES[mark(colour)]);
  }
});

it('a seat bears the mark of the colour that its player chose', () => {
  expect(module.marks!({ ...VIEW, colours: ['y', 'b'] })).toEqual([mark('y'), mark('b')]);
});
