/** What a player may ask for now, in the order of its buttons. */
import type { Icon } from '../shell/icons';
import type { View } from '../wire/messages';

export type Ask = 'rematch' | 'hint' | 'takeback' | 'anew' | 'rules' | 'replay' | 'draw' | 'pause' | 'resign';

export interface Asked {
  ask: Ask;
  icon: Icon;
  /** It is there but cannot be pressed now. */
  disabled: boolean;
}

export interface Now {
  view: View;
  /** Somebody of this screen plays. */
  plays: boolean;
  /** The shown seat may choose now. */
  active: boolean;
  mayTakeBack: boolean;
  /** A hint is being looked for. */
  working: boolean;
}

interface Rule {
  ask: Ask;
  icon: Icon;
  offered: (now: Now) => boolean;
  ready?: (now: Now) => boolean;
}

const playing = ({ plays, view }: Now): boolean => plays && view.outcome === null;

const RULES: Rule[] = [
  { ask: 'rematch', icon: 'again', offered: ({ view }) => view.can.rematch },
  { ask: 'hint', icon: 'bulb', offered: playing, ready: ({ view, working, active }) => view.can.hint && !working && active },
  { ask: 'takeback', icon: 'back', offered: playing, ready: ({ mayTakeBack }) => mayTakeBack },
  { ask: 'anew', icon: 'again', offered: (now) => playing(now) && now.view.can.anew },
  { ask: 'rules', icon: 'book', offered: () => true },
  { ask: 'replay', icon: 'film', offered: ({ view }) => view.can.look && view.ply > 0 },
  { ask: 'draw', icon: 'hands', offered: (now) => playing(now) && now.view.can.draw },
  { ask: 'pause', icon: 'pause', offered: (now) => playing(now) && now.view.clock !== null },
  { ask: 'resign', icon: 'flag', offered: (now) => playing(now) && now.view.can.resign },
];

export function asks(now: Now): Asked[] {
  return RULES.filter((rule) => rule.offered(now)).map(({ ask, icon, ready }) => ({ ask, icon, disabled: ready !== undefined && !ready(now) }));
}
