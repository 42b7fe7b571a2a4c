import { expect, test } from 'vitest';
import { commandOf, isElsewhere } from './keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test('arrows and letters steer', () => {
  expect(commandOf('ArrowUp', 'H')).toEqual({ kind: 'step', way: 'N' });
  expect(commandOf('A', 'V')).toEqual({ kind: 'step', way: 'W' });
});

test('the keys of the holes lie as the raft does', () => {
  expect(commandOf('o', 'H')).toEqual({ kind: 'hole', hole: 2 });
  expect(commandOf('j', 'H')).toEqual({ kind: 'hole', hole: 3 });
  expect(commandOf('j', 'V')).toEqual({ kind: 'hole', hole: 2 });
  expect(commandOf('o', 'V')).toBeNull();
});

test('looking, ending, unloading and letting go have keys of their own', () => {
  expect([' ', 'E', 'v', 'Escape'].map((key) => commandOf(key, 'H')?.kind)).toEqual(['look', 'end', 'unload', 'cancel']);
  expect(commandOf('q', 'H')).toBeNull();
});

test('a shortcut is not for the raft', () => {
  expect(isElsewhere({ ...plain, ctrlKey: true, target: document.body })).toBe(true);
  expect(isElsewhere({ ...plain, target: document.body })).toBe(false);
});

test('what is typed into a field or a dialog is not for the raft', () => {
  const dialog = document.createElement('dialog');
  const button = dialog.appendChild(document.createElement('button'));
  expect(isElsewhere({ ...plain, target: button })).toBe(true);
  expect(isElsewhere({ ...plain, target: document.createElement('select') })).toBe(true);
  expect(isElsewhere({ ...plain, target: document.createElement('button') })).toBe(false);
});
