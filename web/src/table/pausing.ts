/** Why a clock stands. */
import type { ClockTold } from '../wire/messages';

/** By consent, or until those who must decide are back after the server was down; null while it runs or waits for a first move. */
export function standing({ detail }: ClockTold): 'pause' | 'away' | null {
  return detail.standing === 'pause' || detail.standing === 'away' ? detail.standing : null;
}

/** Its time can be stopped: it is there, and counts more than a turn without any action. */
export function pausable(clock: ClockTold | null): boolean {
  return clock !== null && settingsOf(clock).kind !== 'idle';
}

/** The seat that asked for the pause, where that is known. */
export function pausedBy({ detail }: ClockTold): number | null {
  return typeof detail.by === 'number' ? detail.by : null;
}

/** An hourglass, also while it is not drawn yet. */
export function isGlass(clock: ClockTold | null | undefined): boolean {
  return clock != null && settingsOf(clock).kind === 'hourglass';
}

function settingsOf({ detail: { settings } }: ClockTold): { kind?: unknown } {
  return typeof settings === 'object' && settings !== null && !Array.isArray(settings) ? settings : {};
}
