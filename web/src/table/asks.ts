/** What a player may ask for now, in the order of its buttons; the end of a match has its own. */
import type { Icon } from '../shell/icons';
import type { View } from '../wire/messages';
import { pausable, standing } from './pausing';

export type Ask = 'hint' | 'takeback' | 'anew' | 'pause' | 'replay' | 'draw' | 'resign';

export interface Asked {
  ask: Ask;
  icon: Icon;
  /** It is there but cannot be pressed now. */
  disabled: boolean;
  /** It is in the drawer, not in the bar. */
  rare: boolean;
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
  /** Hints are given at this table. */
  hints: boolean;
}

interface Rule {
  ask: Ask;
  icon: Icon;
  rare?: boolean;
  offered: (now: Now) => boolean;
  ready?: (now: Now) => boolean;
}

const playing = ({ plays, view }: Now): boolean => plays && view.outcome === null;

const RULES: Rule[] = [
  { ask: 'takeback', icon: 'back', offered: (now) => playing(now) || now.mayTakeBack, ready: ({ mayTakeBack }) => mayTakeBack },
  { ask: 'hint', icon: 'bulb', offered: (now) => playing(now) && now.hints, ready: ({ view, working, active }) => view.can.hint && !working && active && !(view.clock && standing(view.clock)) },
  { ask: 'anew', icon: 'again', rare: true, offered: (now) => playing(now) && now.view.can.anew },
  { ask: 'pause', icon: 'pause', offered: (now) => playing(now) && pausable(now.view.clock), ready: ({ view }) => view.can.pause },
  { ask: 'replay', icon: 'film', rare: true, offered: ({ view }) => view.can.look && view.ply > 0 },
  { ask: 'draw', icon: 'hands', rare: true, offered: (now) => playing(now) && now.view.can.draw },
  { ask: 'resign', icon: 'flag', rare: true, offered: (now) => playing(now) && now.view.can.resign },
];

export function asks(now: Now): Asked[] {
  return RULES.filter((rule) => rule.offered(now)).map(({ ask, icon, ready, rare = false }) => ({
    ask,
    icon,
    rare,
    disabled: ready !== undefined && !ready(now),
  }));
}
