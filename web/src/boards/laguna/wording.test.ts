import { expect, it } from 'vitest';
import { text, VIEW } from './table.fake';
import { handled, pointed, wording } from './wording';

it('a move is said with its pearl and its hole, in no notation', () => {
  const said = (move: string) => wording(move, VIEW, text);
  expect(said('load A y 5')).toBe('say-load A y');
  expect(said('shift 0 2')).toBe('say-shift r');
  expect(said('unload 4')).toBe('say-unload b');
  expect(said('swap A 0 y0')).toBe('say-swap A');
  expect(said('trade 1 0>0 5>5')).toBe('say-trade');
  expect(said('drop A 1')).toBe('say-drop A g');
  expect([said('step E'), said('end'), said('place V 1 2 B'), said('pearl g B')]).toEqual(['say-step E', 'say-end', 'say-place B', 'say-pearl B g']);
});

it('a hint points at what to take and where it goes', () => {
  expect(pointed('shift 0 2', VIEW)).toEqual({ take: [{ row: 2.5, col: 3.5 }], onto: [{ row: 2.5, col: 5.5 }], way: null });
  expect(pointed('load A y 5', VIEW).onto).toEqual([{ row: 3.5, col: 5.5 }]);
  expect(pointed('unload 0', VIEW).onto).toEqual([{ row: 7, col: 9 }]);
  expect(pointed('trade 1 0>0 5>5', VIEW).take).toEqual([{ row: 2.5, col: 3.5 }, { row: 5.5, col: 5.5 }]);
  expect(pointed('swap A 0 y0', VIEW).take).toHaveLength(2);
  expect([pointed('step E', VIEW).way, pointed('end', VIEW).way, pointed(null, VIEW).way]).toEqual(['E', null, null]);
});

it('a hint points into the hand too', () => {
  expect(handled('load A y 5')).toEqual({ ashore: 'y', holes: [5] });
  expect([handled('swap A 0,3 y0,g1'), handled('trade 1 0>0,2>2 5>5,1>1')]).toEqual([{ ashore: 'y', holes: [0, 3] }, { ashore: null, holes: [0, 2] }]);
  expect([handled('shift 0 2').holes, handled('unload 4').holes, handled('step E').holes, handled(null).ashore]).toEqual([[0, 2], [4], [], null]);
});
