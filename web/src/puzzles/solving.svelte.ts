/** A puzzle being solved: what stands on the board, which of the solver's moves stand, and whether it is solved. */
import { Trying } from '../learn/trying.svelte';
import { Showing, type Timers } from '../stage/showing.svelte';
import type { EventTold, Json, LogEntry } from '../wire/messages';
import type { MoveShown, PuzzleJudged, PuzzleTold, RatingTold, SolutionTold } from '../wire/puzzles';

/** A position on the board, and what led to it since the solver decided. */
export interface Moment {
  view: Json;
  log: LogEntry[];
}

/** Where the solver decides: at the beginning, and after each move that the puzzle answered. */
interface Stand {
  /** The move that led here. */
  move: string | null;
  moment: Moment;
  choices: Json;
  /** What is seen by who looks under what is covered, where the rules allow it. */
  peeked: Json;
  left: number | null;
}

export interface Asks {
  /** What the newest of these moves does; rejects with a refusal. */
  attempt: (moves: string[]) => Promise<PuzzleJudged>;
  solution: () => Promise<SolutionTold>;
}

/** Milliseconds for a shown move, as the reader likes it. */
export interface Pace extends Timers {
  ms: () => number;
}

/** A solution is watched, also by who wants moves at once: long enough to see what each did. */
const WATCHED_MS = 1500;

export class Solving extends Trying {
  private stands = $state.raw<Stand[]>([]);
  /** A wrong move was made, or the solution was asked for. */
  missed = $state(false);
  rating = $state.raw<RatingTold | null>(null);
  /** How a try that is over ends if all play well, where the game can tell. */
  comesTo = $state.raw<EventTold | null>(null);
  private readonly showing: Showing<Moment>;

  private readonly stand: Stand = $derived.by(() => this.stands.at(-1)!);
  /** How many of the solver's moves stand. */
  readonly made = $derived(this.stands.length - 1);
  readonly left = $derived.by(() => this.stand.left);
  readonly busy = $derived.by(() => this.showing.busy);
  /** Less is on the board than has happened: nothing is judged before it is seen. */
  readonly behind = $derived.by(() => this.showing.behind);
  readonly active = $derived(this.state === 'asked' && !this.behind);
  readonly choices = $derived.by(() => this.stand.choices);
  readonly peeks = $derived.by(() => this.active && this.stand.peeked !== null);
  readonly moment: Moment = $derived.by(() => {
    const now = this.showing.now ?? this.stand.moment;
    return this.looking && this.peeks ? { ...now, view: this.stand.peeked } : now;
  });

  constructor(
    readonly puzzle: PuzzleTold,
    private readonly asks: Asks,
    private readonly pace: Pace,
  ) {
    super();
    this.showing = new Showing(pace);
    this.stands = [{ move: null, moment: begun(puzzle), choices: puzzle.choices, peeked: puzzle.peeked, left: puzzle.par }];
  }

  async play(move: string): Promise<void> {
    if (!this.active) return;
    const tried = await this.ask(() => this.asks.attempt([...this.moves(), move]));
    if (!tried) return;
    this.looking = false;
    const moments = followed(tried.shown);
    this.show(moments, this.pace.ms());
    if (tried.rating) this.rating = tried.rating;
    this.comesTo = tried.comes_to;
    if (tried.standing === 'on') this.stands = [...this.stands, { move, moment: moments.at(-1) ?? this.stand.moment, choices: tried.choices, peeked: tried.peeked, left: tried.left }];
    else this.state = tried.standing;
    if (tried.standing === 'wrong') this.missed = true;
  }

  /** Gives up: the way is played on the board from the beginning. */
  async solve(): Promise<void> {
    const told = await this.ask(() => this.asks.solution());
    if (!told) return;
    this.missed = true;
    this.comesTo = null;
    this.looking = false;
    if (told.rating) this.rating = told.rating;
    this.stands = this.stands.slice(0, 1);
    this.state = 'done';
    this.show([this.stand.moment, ...followed(told.shown)], Math.max(this.pace.ms(), WATCHED_MS));
  }

  /** Where the solver decided last, to try again. */
  again(): void {
    this.afresh();
    this.showing.jump(this.stand.moment, 0);
  }

  /** One of the own moves back. */
  back(): void {
    if (this.state === 'asked' && this.made > 0) this.stands = this.stands.slice(0, -1);
    this.again();
  }

  restart(): void {
    this.stands = this.stands.slice(0, 1);
    this.again();
  }

  /** The newest at once. */
  skip(): void {
    this.showing.skip();
  }

  private moves(): string[] {
    return this.stands.flatMap(({ move }) => (move === null ? [] : [move]));
  }

  private show([first, ...rest]: Moment[], ms: number): void {
    if (first) this.showing.jump(first, ms);
    for (const moment of rest) this.showing.push(moment, ms);
  }
}

const entry = (ply: number, seat: number | null, events: EventTold[]): LogEntry => ({ ply, seat, move: '', events });

function begun({ view, events }: PuzzleTold): Moment {
  return { view, log: events.length > 0 ? [entry(0, null, events)] : [] };
}

/** Each move with those of the same try before it. */
function followed(shown: readonly MoveShown[]): Moment[] {
  const log = shown.map(({ seat, events }, ply) => entry(ply, seat, events));
  return shown.map(({ view }, at) => ({ view, log: log.slice(0, at + 1) }));
}
