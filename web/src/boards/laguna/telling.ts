/** What the board asks of whoever looks at it, as the key of a text. */
import type { Choices, View } from './wire';

const PHASES = { launch: 'laguna-do-launch', premove: 'laguna-do-premove', sail: 'laguna-do-sail' };

/** What to do now, or for whom to wait; null when the game is over. */
export function asked(view: Pick<View, 'stage' | 'phase' | 'over'>, offer: Choices | null): string | null {
  if (view.stage !== 'play') return offer ? `laguna-do-${view.stage}` : 'laguna-do-wait-place';
  if (offer) return PHASES[view.phase];
  return view.over ? null : 'laguna-do-wait';
}

/** Somebody who waits may say that the glass is empty (LAG-22). */
export function mayCall(view: Pick<View, 'call' | 'turn' | 'over'>, seat: number | null): boolean {
  return view.call && seat !== null && seat !== view.turn && !view.over;
}
