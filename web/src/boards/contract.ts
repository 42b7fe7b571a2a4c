/**
 * What the shell gives a board and what a board gives back. A board knows no rules: view and choices in, move out.
 *
 * The content security policy forbids a literal `style="…"` in markup; `style:fill={…}` and classes are fine.
 * Headings begin at h3: the page around has h1 and h2. What sticks to the lower edge does so at `bottom: var(--dock)`.
 * Sounds: `import { sound } from '../../sound'` then `sound('wood')`. Colours: the tokens of src/tokens.css.
 */
import type { Component } from 'svelte';
import type { ClockTold, EventTold, Json, LogEntry, OutcomeTold, SeatTold, ServiceTold, TableWish } from '../wire/messages';
import type { Asking } from '../wire/services';

export type Facts = Record<string, unknown>;
export type Text = (key: string, facts?: Facts) => string;

/** The match beside its position. */
export interface MatchTold {
  /** The same for as long as the match lasts, and for no other match. */
  id: string;
  /** The day whose setup it has. */
  daily: string | null;
  /** It counts in this browser's statistics. */
  counts: boolean;
  assisted: boolean;
  /** So many moves came with the record that it began from. */
  given: number;
  /** The hash of the secret that chance is drawn from, and the secret itself once it may be told. */
  seal: string | null;
  secret: string | null;
}

export interface BoardProps<View = unknown, Choices = unknown> {
  /** What `wire.show` made of this seat's view. */
  view: View;
  /** What `wire.choices` offers this seat, or null. */
  choices: Choices | null;
  /** The seat looked from; null for a watcher. */
  seat: number | null;
  /** The seat may choose now. */
  active: boolean;
  /** Their names are ready to be shown in the reader's language. */
  seats: SeatTold[];
  /** What the newest move did, to animate and to mark. */
  events: EventTold[];
  /** A move to highlight, from a hint. */
  marked: string | null;
  /** The player wants to confirm each move. */
  confirm: boolean;
  coordinates: boolean;
  text: Text;
  outcome: OutcomeTold | null;
  play: (move: string) => void;
  /** Look under what is covered while held, where the game has it. */
  peek?: (on: boolean) => void;
  /** The clock as it was sent, where the table has one. */
  clock?: ClockTold | null;
  /** The choice this seat has made in secret while others still choose. */
  ownChoice?: string | null;
  /** The line that stands, oldest first. */
  log?: LogEntry[];
  /** Take the last move back; null where that is not possible now. */
  takeBack?: (() => void) | null;
  /** Ask a service of the game about the match: it counts as assisted from then on. Null where hints are not given. */
  ask?: ToolProps['ask'] | null;
  match?: MatchTold;
  /** Help came from elsewhere: the match counts as assisted. */
  helped?: () => void;
  /** Give the match up; null where that is not possible. */
  resign?: (() => void) | null;
  /** The record so far. */
  record?: () => Promise<Json>;
  /** Open another table of this game and go there; rejects with a Refusal. */
  open?: ToolProps['open'];
  /** A refusal in words. */
  words?: ToolProps['words'];
}

export interface SheetProps {
  outcome: OutcomeTold;
  seats: SeatTold[];
  text: Text;
}

/** A page beside the board: an editor, puzzles, a count for the real table. */
export interface ToolProps {
  text: Text;
  /** Ask the game's service of that name; see wire/services.ts. */
  ask: (service: string, question: Json, told?: (now: ServiceTold) => void) => Asking;
  /** Open a table and go there; rejects with a Refusal. */
  open: (wish: Omit<TableWish, 'game'>) => Promise<void>;
  /** A refusal in words. */
  words: (error: unknown) => string;
  /** What stands after # in the address: a shared deal, pond or board. */
  fragment: string;
}

/** What the server counts of any game's matches (`plain_summary` in play/results.py). */
export interface Counted {
  games: number;
  wins: number;
  helped: number;
  win_rate: number | null;
  streak: number;
  best_streak: number;
}

export interface BoardModule {
  /** Pages at /tools/<game>/<name>, listed at the set-up as `<game>-tool-<name>`. */
  tools?: Record<string, Component<ToolProps>>;
  Board: Component<BoardProps<any, any>>;
  /** The drawn picture of the home card. */
  Scene: Component<Record<string, never>>;
  /** The rules in our own words, with drawn examples; `data-clause="IXN-10 IXN-13"` marks what a refusal cites. */
  Rules: Component<{ text: Text }>;
  /** The score sheet, line by line. */
  Sheet: Component<SheetProps>;
}
