/** The score by colour as it is drawn: seven slots a colour, gold from the left and silver from the right. */
import type { Both } from './model';
import type { ColourShown, View } from './wire';

export type Slot = 'gold' | 'gold-lean' | 'none' | 'silver-lean' | 'silver';

export function slots({ held, leaning }: ColourShown): Slot[] {
  const free = Math.max(7 - held[0] - held[1] - leaning[0] - leaning[1], 0);
  const row: [Slot, number][] = [['gold', held[0]], ['gold-lean', leaning[0]], ['none', free], ['silver-lean', leaning[1]], ['silver', held[1]]];
  return row.flatMap(([kind, number]) => Array<Slot>(number).fill(kind));
}

/** The colours of a view; at the end what leaned has arrived. */
export function colours(view: View): ColourShown[] {
  if (view.phase !== 'done') return view.colours;
  const none: Both = [0, 0];
  return view.colours.map((each) => ({ ...each, held: [each.held[0] + each.leaning[0], each.held[1] + each.leaning[1]], leaning: none }));
}
