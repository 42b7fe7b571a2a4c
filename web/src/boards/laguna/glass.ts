/** The sand as the server's clock told it, run on from the moment it came. */
import type { ClockTold } from '../../wire/messages';

export interface Sand {
  /** Milliseconds of sand in the upper half, of `full`. */
  sand: number;
  full: number;
  /** A whole glass is still to come. */
  more: boolean;
  /** It stands until the first action of whoever's turn it is. */
  waits: boolean;
}

/** What the glass shows `elapsed` milliseconds after the clock was received; null without a glass. */
export function sandAt(clock: ClockTold | null | undefined, turn: number, glass: number | null, elapsed: number): Sand | null {
  if (!clock || glass === null) return null;
  const full = typeof clock.detail.full === 'number' ? clock.detail.full : glass * 1000;
  const told = clock.left[turn];
  if (told == null) return null;
  const starts = typeof clock.detail.starts === 'number' ? clock.detail.starts : 0;
  const left = Math.max(0, told - (clock.running.includes(turn) ? Math.max(0, elapsed - starts) : 0));
  const waits = clock.detail.waits === true;
  return left > full ? { sand: left - full, full, more: true, waits } : { sand: left, full, more: false, waits };
}

/** Inherited sand has run out and the whole glass begins in the same turn (LAG-20). */
export function isTurned(before: Sand | null, now: Sand | null): boolean {
  return before !== null && now !== null && before.more && !now.more && now.sand > 0 && !now.waits;
}

/** A whole glass that nobody has turned: in a lesson no sand runs. */
export function still(glass: number | null): Sand | null {
  return glass === null ? null : { sand: glass * 1000, full: glass * 1000, more: false, waits: true };
}

/** The sand stands by consent, or until those who must decide are back. */
export function stands(clock: ClockTold | null | undefined): boolean {
  return clock?.detail.standing != null;
}

function settingsOf(clock: ClockTold | null | undefined): { kind?: string; min_action_ms?: number } | undefined {
  return clock?.detail.settings as { kind?: string; min_action_ms?: number } | undefined;
}

/** A turn without any action is ended, since somebody waits at another screen (LAG-E3). */
export function idles(clock: ClockTold | null | undefined): boolean {
  return settingsOf(clock)?.kind === 'idle';
}

/** How far apart two actions must be sent, with a little to spare; 0 where nothing is asked. */
export function apart(clock: ClockTold | null | undefined): number {
  const settings = settingsOf(clock);
  return settings?.min_action_ms ? settings.min_action_ms + 10 : 0;
}
