/**
 * What surrounds a board. A board lays out its parts with `Stage`; whoever shows it (a table, a lesson, a review) gives
 * the frame around them, and a board without one stands alone.
 */
import type { Snippet } from 'svelte';
import type { Icon } from '../shell/icons';

/** Something to press in the bar, or what commits. */
export interface Press {
  /** Told apart by it, in lists and in tests (`data-act`). */
  key: string;
  label: string;
  press: () => void;
  icon?: Icon;
  disabled?: boolean;
  /** A switch: whether it is on. */
  pressed?: boolean;
  /** A hint points here. */
  hinted?: boolean;
  /** In the bar: the one that it follows, by its key; a game's own stand first otherwise. */
  after?: string;
  /** In the bar: plainly the next thing to press. */
  main?: boolean;
}

/** The one voice near the hand: what to do now, and what the choice made so far would bring. */
export interface Prompt {
  say: string;
  more?: string;
  tone?: 'plain' | 'warn';
  /** Nothing has been chosen yet: what others did stays to be read beside it. */
  fresh?: boolean;
  /** What others did, before what is to do. Set by the stage. */
  told?: string;
  /** Whom it asks. Set by the stage. */
  turn?: string;
}

/** What each seat holds, as the game draws it beside the seat's name: small, but whole. */
export interface Beside {
  /** The points so far, where the game has any while it runs. */
  score?: (seat: number) => string | number | null;
  holds?: Snippet<[seat: number]>;
  /** The seat's mark in this game, in place of the house's. */
  mark?: Snippet<[seat: number]>;
  /** The board still tells how it ended: the result waits for that. Set by the stage. */
  counting?: boolean;
}

/** How many pixels of height the hand needs, by the shape of the window; 0 where there is none. */
export interface Room {
  /** Beside the board. */
  wide: number;
  /** Below it, on a phone held upright. */
  tall: number;
  /** Beside the board it may have all the width that the board cannot use. */
  spare?: boolean;
  /** In a window higher than 800 px it has that much more height. */
  grows?: boolean;
}

export interface Frame {
  /** Moves are being shown; a press shows the present at once. */
  busy: boolean;
  skip: () => void;
  /** What is said while moves are shown and while the board asks for nothing: what the last move did, whose turn it is. */
  status: Prompt;
  /** What others did just before: it is read until the player does something. */
  told?: string;
  /** Whom of this screen the board asks, in a word or two; '' for nobody, and where nobody else plays. */
  turn?: string;
  /** The match is over: what could no longer be pressed is gone. */
  finished?: boolean;
  /** What a coach says beside it about this turn. */
  coach?: string;
  /** It is said even where the board has something to ask: the table waits for the line or for an answer. */
  insists?: boolean;
  /** An older position is looked at. */
  looking: boolean;
  /** The thin line at the top: the way home, the game, the clock, the menu. */
  top: Snippet;
  players: Snippet<[beside: Beside]>;
  /** A teacher speaks in the place of the players, with room for a few sentences. */
  teaching?: boolean;
  /** The teacher alone speaks: what the board would say beside it is not said. */
  quiet?: boolean;
  /** An analysis: the tree of moves stands in the place of the players, with all the room there is. */
  studying?: boolean;
  /** No seats are listed, yet all that bears on the position is to be seen: the board shows what each holds and has. */
  whole?: boolean;
  actions: Press[];
  /** What floats over the voice: a refusal, a hint, an offer. */
  notices?: Snippet;
  /** What is there in place of the board: a curtain. */
  cover?: Snippet | null;
  /** What lies over the board: a pause. */
  over?: Snippet | null;
  /** In place of the hand: the steps of a replay, the end and what comes next. */
  instead?: Snippet | null;
  /** What is there instead is short: it stands where the voice is, and the hand stays in sight. */
  brief?: boolean;
  /** The rarer things, with the board's own among them. */
  drawer?: Snippet<[more: Snippet | undefined]> | null;
}

/** What the voice says: what the board asks, after what others did; else what the table tells. */
export function lineOf(frame: Frame | undefined, prompt: Prompt | null): Prompt | null {
  if (!frame) return prompt;
  const { quiet, busy, insists, status } = frame;
  if (quiet && prompt?.tone !== 'warn') return null;
  return busy || insists || !prompt?.say ? (status ?? prompt) : asking(prompt, frame);
}

/** A question with whom it asks, and until something is chosen with what others did. */
function asking(prompt: Prompt, { told, turn }: Frame): Prompt {
  return { ...prompt, ...(turn ? { turn } : {}), ...(prompt.fresh && told ? { told } : {}) };
}

/** What is to be seen of these: at a finished table nothing grey is left, for it would never wake again. */
export function pressable(presses: readonly Press[], frame: Frame | undefined): Press[] {
  return presses.filter((one) => !frame?.finished || !one.disabled);
}

/** The bar in its order; in a lesson the game's own come last, so that one that comes or goes moves nothing. */
export function barOf(tools: readonly Press[], actions: readonly Press[], teaching = false): Press[] {
  const replaced = (key: string): Press | undefined => tools.find((own) => own.key === key);
  const theirs = actions.map((one) => replaced(one.key) ?? one);
  const own = tools.filter((one) => !one.after && !theirs.includes(one));
  const bar = teaching ? [...theirs, ...own] : [...own, ...theirs];
  for (const tool of tools.filter((one) => one.after && !theirs.includes(one))) {
    const at = bar.findIndex((one) => one.key === tool.after);
    bar.splice(at < 0 ? bar.length : at + 1, 0, tool);
  }
  return bar;
}
