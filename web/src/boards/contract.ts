/**
 * What the shell gives a board and what a board gives back. A board knows no rules: view and choices in, move out.
 *
 * A table, a lesson, a review: whoever shows a board gives a position, a player, the seats, what to show, text and
 * actions. What an action is missing for cannot be done there, and the board does not offer it.
 *
 * A board lays out its parts with `stage/Stage.svelte` and hands it the `frame` that it was given.
 *
 * The content security policy forbids a literal `style="…"` in markup; `style:fill={…}` and classes are fine.
 * Headings begin at h3: the page around has h1 and h2.
 * Sounds: `import { sound } from '../../sound'` then `sound('wood')`. Colours: the tokens of src/tokens.css.
 */
import type { Component } from 'svelte';
import type { Frame } from '../stage/frame';
import type { ServiceTold, TableWish } from '../wire/bodies';
import type { ClockTold, EventTold, Json, LogEntry, OutcomeTold, SeatTold } from '../wire/messages';
import type { MatchRecord } from '../wire/record';
import type { Asking } from '../wire/services';

export type Facts = Record<string, unknown>;
export type Text = (key: string, facts?: Facts) => string;

/** How a match ended, with the score sheet as its game writes it. */
export type Outcome<Detail> = Omit<OutcomeTold, 'detail'> & { detail: Detail };

export interface Position<View, Choices, Detail> {
  /** What `wire.show` made of this seat's view. */
  view: View;
  /** What `wire.choices` offers this seat, or null. */
  choices: Choices | null;
  /** What the newest move did, to animate and to mark. */
  events: EventTold[];
  /** The line that stands, oldest first, up to this position. */
  log: LogEntry[];
  /** What has happened since this player's last move: it stays marked until the next one. */
  since: LogEntry[];
  /** The sheet is empty where a match ended before its count. */
  outcome: Outcome<Partial<Detail>> | null;
}

/** Who looks at the board. */
export interface Player {
  /** The seat looked from; null for a watcher. */
  seat: number | null;
  /** The seat may choose now. */
  active: boolean;
  /** The choice this seat has made in secret while others still choose. */
  ownChoice: string | null;
  /** How often the server has refused something so far: each is an answer to a move. */
  refusals?: number;
}

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
  /** The clock as it was sent, where the table has one. */
  clock: ClockTold | null;
}

/** How the person wants the board to look. */
export interface Shown {
  /** A move to highlight, from a hint. */
  marked: string | null;
  /** The player wants to confirm each move. */
  confirm: boolean;
  /** Milliseconds that a move has to show itself; 0: at once. */
  pace: number;
  coordinates: boolean;
}

/** Ask a game's service of that name; see wire/services.ts. */
export type Ask = <Answer = Json>(service: string, question: object, heard?: (now: ServiceTold) => void) => Asking<Answer>;
/** Open another table of this game and go there; rejects with a Refusal. */
export type Open = (wish: Omit<TableWish, 'game'>) => Promise<void>;
/** A refusal in words. */
export type Words = (error: unknown) => string;

/** What can be done from a board; a missing one is not possible here or not possible now. */
export interface Actions {
  play: (move: string) => void;
  /** An interruption by a seat of this screen that is not to move: another's time is up. */
  call?: (move: string, seat: number) => void;
  /** Look under what is covered while held, where the game has it. */
  peek?: (on: boolean) => void;
  /** Take the last move back. */
  takeBack?: () => void;
  /** The match counts as assisted once a service was asked about it. */
  ask?: Ask;
  /** Help came from elsewhere: the match counts as assisted. */
  helped?: () => void;
  /** Give the match up. */
  resign?: () => void;
  /** The record so far. */
  record?: () => Promise<MatchRecord>;
  open?: Open;
  words?: Words;
}

export interface BoardProps<View = unknown, Choices = unknown, Detail = Record<string, Json>> {
  position: Position<View, Choices, Detail>;
  player: Player;
  /** Their names are ready to be shown in the reader's language. */
  seats: SeatTold[];
  shown: Shown;
  actions: Actions;
  text: Text;
  /** Where the position belongs to a match at a table. */
  match?: MatchTold;
  /** What surrounds the board; it is for the stage alone. */
  frame?: Frame;
}

/** What a drawing of a position is made from: `boards/<game>/Drawing.svelte`, one SVG that stands alone. */
export interface Drawn<View, Detail = Record<string, Json>> {
  view: View;
  /** The score sheet of a game that is over. */
  detail?: Partial<Detail> | null;
  /** Another position of the same game that must find room as well: the pictures of a film are of one size. */
  beside?: View | null;
}

export interface SheetProps<Detail = Record<string, Json>> {
  outcome: Outcome<Detail>;
  seats: SeatTold[];
  text: Text;
}

/** A page beside the board: an editor, puzzles, a count for the real table. */
export interface ToolProps {
  text: Text;
  ask: Ask;
  open: Open;
  /** The address of the analysis board with what was laid out. */
  analysis: (wish: { options: Record<string, Json>; setup: string }) => string;
  words: Words;
  /** What stands after # in the address: a shared deal, pond or board. */
  fragment: string;
}

/** A position laid out by hand, piece by piece, for the analysis board. */
export interface SettingProps {
  options: Record<string, Json>;
  seats: number;
  /** What stands there as the setup of a record; null while play could not go on from it. */
  change: (setup: string | null) => void;
  text: Text;
}

/** An option that is written in signs, asked for at the set-up in the words of its game. */
export interface OptionProps {
  value: Json;
  change: (value: Json) => void;
  text: Text;
}

/** What the server counts of any game's matches (`plain_summary` in core/results.py). */
export interface Counted {
  games: number;
  wins: number;
  helped: number;
  win_rate: number | null;
  streak: number;
  best_streak: number;
}

export interface BoardModule<View = unknown, Choices = unknown, Detail = Record<string, Json>> {
  /** Pages at /tools/<game>/<name>, listed at the set-up as `<game>-tool-<name>`. */
  tools?: Record<string, Component<ToolProps>>;
  /** By option, what asks for it in place of a text field. */
  options?: Record<string, Component<OptionProps>>;
  Board: Component<BoardProps<View, Choices, Detail>>;
  /** Where its setup can hold any position: what lays one out. */
  Setting?: Component<SettingProps>;
  /** Or the tool that does, and leads to the analysis board. */
  layer?: string;
  /** Whether that can be done under these options; without it, always. */
  settable?: (options: Record<string, Json>) => boolean;
  /** The drawn picture of the home card. */
  Scene: Component<Record<string, never>>;
  /** A position from afar, for lists of tables. */
  Picture?: Component<{ view: View }>;
  /** The whole position, as large as one likes; without it the one from afar does. */
  Drawing?: Component<Drawn<View, Detail>>;
  /** The rules in our own words, with drawn examples; `data-clause="IXN-10 IXN-13"` marks what a refusal cites. */
  Rules: Component<{ text: Text }>;
  /** Moves are confirmed by a button unless the player wants it otherwise; null: there is nothing to confirm, and no such question. */
  confirms?: boolean | null;
  /** A move that is possible in this view, as a person would say it: what to take, where to put it. */
  wording?: (move: string, view: View, text: Text) => string;
  /** By seat, the seat whose colour and shape it bears, where players choose their colours. */
  marks?: (view: View) => number[];
  /** A seat's mark as this game draws it, wherever a seat is named at the table, in place of the house's. */
  Mark?: Component<{ seat: number; size?: number }>;
  /** By seat, the colours of such marks, where something is drawn in them. */
  colours?: readonly string[];
  /** The score sheet, line by line. */
  Sheet: Component<SheetProps<Detail>>;
}

/** The one place where what came over the wire takes the types of its game: the server sends a game its own. */
export function defineBoard<View, Choices, Detail = Record<string, Json>>(module: BoardModule<View, Choices, Detail>): BoardModule {
  return module as BoardModule;
}
