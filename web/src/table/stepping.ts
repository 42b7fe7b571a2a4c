/** Stepping through the moves of a match: by the keys of a replay, and by its buttons. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where an arrow key leads from here; null for every other key and where the key means something else. */
export function stepped(event: KeyboardEvent, at: number, boardHasKeys: boolean): number | null {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof Element)) return null;
  const elsewhere = boardHasKeys ? 'input, select, textarea, dialog, .board' : 'input, select, textarea, dialog';
  return event.target.closest(elsewhere) ? null : at + step;
}

export interface Stop {
  icon: 'first' | 'previous' | 'next' | 'last';
  /** The ply to look at; null for the present. */
  to: number | null;
  disabled: boolean;
}

/** The buttons before and after the slider of a replay. */
export function stops(at: number, end: number): { before: Stop[]; after: Stop[] } {
  return {
    before: [
      { icon: 'first', to: 0, disabled: at === 0 },
      { icon: 'previous', to: at - 1, disabled: at === 0 },
    ],
    after: [
      { icon: 'next', to: at + 1, disabled: at === end },
      { icon: 'last', to: null, disabled: at === end },
    ],
  };
}
