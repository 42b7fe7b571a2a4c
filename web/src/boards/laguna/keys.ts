/** What a key means at the raft. */
import { holeOfKey, wayOfKey, type Orient } from './sea';

export type Command =
  | { kind: 'step'; way: string }
  | { kind: 'hole'; hole: number }
  | { kind: 'look' | 'end' | 'unload' | 'cancel' };

const LETTERS: Record<string, Command> = { ' ': { kind: 'look' }, e: { kind: 'end' }, v: { kind: 'unload' }, escape: { kind: 'cancel' } };

/** The command of a key; null for a key that means nothing here. */
export function commandOf(key: string, orient: Orient): Command | null {
  const way = wayOfKey(key);
  if (way) return { kind: 'step', way };
  const hole = holeOfKey(orient, key);
  return hole === null ? (LETTERS[key.toLowerCase()] ?? null) : { kind: 'hole', hole };
}

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'> & { target: EventTarget | null };

/** The key belongs to somebody else: a shortcut, a field being filled in, a dialog. */
export function isElsewhere(event: Pressed): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null;
}
