/** Ways between positions of one round: undone moves, bookmarks and lines found, as lists of moves from the start. */

export type Stride = { play: string } | 'back' | null;

const shared = (one: readonly string[], other: readonly string[]): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
};

/** The next step from the line that stands to the line wanted; null on arrival. */
export function stride(line: readonly string[], goal: readonly string[]): Stride {
  const common = shared(line, goal);
  if (line.length > common) return 'back';
  const next = goal[common];
  return next === undefined ? null : { play: next };
}

/** How long a step of a way is looked at: a walk is quicker than a move of its own, and going back quicker still. */
export function strideMs(next: Stride, pace: number): number {
  return Math.max(20, pace * (next === 'back' ? 0.12 : 0.36));
}

/** What can be played again after the line changed: moves taken back come first, any other move forgets them. */
export function undone(before: readonly string[], now: readonly string[], held: readonly string[]): string[] {
  const common = shared(before, now);
  if (common === now.length) return [...before.slice(common), ...held];
  const fresh = now.slice(common);
  return common === before.length && shared(fresh, held) === fresh.length ? held.slice(fresh.length) : [];
}

/** Moves to redo after a reload: those that were kept, if the line still stands as it stood. */
export function resumed(line: readonly string[], kept: { line: readonly string[]; moves: readonly string[] }): string[] {
  return kept.line.length === line.length && shared(kept.line, line) === line.length ? [...kept.moves] : [];
}

/** Whether a line can be reached: the deals of both are the same, for no redeal is ever taken back. */
export function reachable(line: readonly string[], goal: readonly string[]): boolean {
  const sealed = line.findLastIndex((move) => move.startsWith('=')) + 1;
  return shared(line.slice(0, sealed), goal) === sealed && !goal.slice(sealed).includes('R') && !line.slice(sealed).includes('R');
}

/** What is left of a line found at `base`; null once the player has gone another way. */
export function ahead(line: readonly string[], base: readonly string[], found: readonly string[]): string[] | null {
  const whole = [...base, ...found];
  return line.length >= base.length && shared(line, whole) === line.length ? whole.slice(line.length) : null;
}

/** Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z plays again. */
export function backOrForth(event: KeyboardEvent): 'back' | 'forth' | null {
  if (!event.ctrlKey && !event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'forth';
  if (key !== 'z') return null;
  return event.shiftKey ? 'forth' : 'back';
}
