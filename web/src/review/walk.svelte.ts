/** Walking through a judged game: which decision stands on the board, its positions, and a better line played out. */
import { Showing, type Timers } from '../stage/showing.svelte';
import type { LogEntry, Json } from '../wire/messages';
import type { BetterTold, PositionsTold, ReviewTold } from '../wire/reviews';

/** A position on the board, and what led to it. */
export interface Moment {
  view: Json;
  log: LogEntry[];
  /** What has just been done: it stays marked. */
  since: LogEntry[];
}

export interface Sources {
  positions: (since: number, upto: number) => Promise<PositionsTold>;
  better: (ply: number) => Promise<BetterTold>;
}

/** Milliseconds for a shown move, as the reader likes it. */
export interface Pace extends Timers {
  ms: () => number;
}

/** Positions are fetched so many at a time. */
const WINDOW = 40;
/** A better line is watched, also by who wants moves at once. */
const WATCHED_MS = 900;
/** More moves of one decision than this are not shown one by one. */
const MOST = 24;

export class Walk {
  /** How many decisions stand. */
  at = $state(0);
  /** The better line in the place of what followed, step by step: what one seat does on end. */
  line = $state.raw<Moment[][] | null>(null);
  /** How many of its steps have been asked for. */
  private reached = $state(0);
  private views = $state.raw<Record<number, Json>>({});
  private readonly showing: Showing<Moment>;

  readonly count = $derived.by(() => this.told.review.plies.length);
  readonly decision = $derived.by(() => this.told.review.plies[this.at - 1] ?? null);
  readonly ply = $derived.by(() => this.plyOf(this.at));
  readonly busy = $derived.by(() => this.showing.busy);
  readonly behind = $derived.by(() => this.showing.behind);
  readonly moment: Moment | null = $derived.by(() => this.showing.now ?? this.momentAt(this.ply));

  constructor(
    readonly told: ReviewTold,
    private readonly sources: Sources,
    private readonly pace: Pace,
  ) {
    this.showing = new Showing(pace);
  }

  /** The ply that stands after so many decisions. */
  plyOf(decisions: number): number {
    return this.told.review.plies[decisions]?.ply ?? this.told.plies;
  }

  view(ply: number): Json {
    return this.views[ply] ?? null;
  }

  /** Look at the game after so many decisions; a step forward is shown move by move. */
  async go(to: number): Promise<void> {
    const from = this.at;
    this.at = Math.min(this.count, Math.max(0, to));
    this.line = null;
    await this.fetched(this.plyOf(this.at));
    await this.fetched(this.plyOf(Math.max(0, this.at - 1))); // a long turn may begin in another window: what was better is told from there
    const forward = this.at === from + 1 ? this.between(this.plyOf(from), this.plyOf(this.at)) : [];
    if (forward.length > 1 && this.pace.ms() > 0) this.play(forward, Math.min(this.pace.ms(), 500));
    else this.showing.jump(this.momentAt(this.plyOf(this.at)) ?? this.blank(), 0);
  }

  /** The best line in the place of a decision: its first step, played from the position before it. */
  async better(index: number): Promise<void> {
    const ply = this.plyOf(index);
    const [{ shown }] = await Promise.all([this.sources.better(ply), this.fetched(ply)]);
    const line = shown.map(({ seat, move, events }, number): LogEntry => ({ ply: ply + number, seat, move, events }));
    const before = this.told.log.slice(0, ply);
    const moments = shown.map(({ view }, number) => ({ view, log: [...before, ...line.slice(0, number + 1)], since: line.slice(number, number + 1) }));
    this.line = stepsOf(moments, this.told.seats.length === 1);
    this.reached = 0;
    this.onward(this.momentAt(ply));
  }

  /** The next step of the better line, which stays until one presses on. */
  onward(from: Moment | null = null): void {
    const step = this.line?.[this.reached];
    if (!step) return;
    this.reached += 1;
    this.play(from ? [from, ...step] : step, Math.max(this.pace.ms(), WATCHED_MS));
  }

  /** More of the better line can be asked for. */
  get goesOn(): boolean {
    return this.reached < (this.line?.length ?? 0);
  }

  /** The steps of the better line that were asked for, as they are told. */
  get lineSoFar(): LogEntry[][] {
    return this.line?.slice(0, this.reached).map((step) => step.flatMap(({ since }) => since)) ?? [];
  }

  skip(): void {
    this.showing.skip();
  }

  /** Have the position of a ply at hand, and those around it. */
  async fetched(ply: number): Promise<void> {
    if (ply in this.views) return;
    const first = Math.floor(ply / WINDOW) * WINDOW;
    const { since, views } = await this.sources.positions(Math.max(0, first - 1), first + WINDOW);
    this.views = { ...this.views, ...Object.fromEntries(views.map((view, number) => [since + number, view])) };
  }

  private between(from: number, to: number): Moment[] {
    if (to - from > MOST) return [];
    const found = Array.from({ length: to - from }, (_, number) => this.momentAt(from + number + 1));
    return found.every((one) => one !== null) ? found : [];
  }

  private momentAt(ply: number): Moment | null {
    const view = this.view(ply);
    if (view === null) return null;
    const log = this.told.log.slice(0, ply);
    return { view, log, since: log.slice(-1) };
  }

  private blank(): Moment {
    return { view: null, log: [], since: [] };
  }

  private play([first, ...rest]: Moment[], ms: number): void {
    if (first) this.showing.jump(first, ms);
    for (const moment of rest) this.showing.push(moment, ms);
  }
}

/** A turn of many moves is one step, and what chance says belongs to what it follows; who plays alone takes them one by one. */
function stepsOf(moments: readonly Moment[], alone: boolean): Moment[][] {
  const steps: Moment[][] = [];
  for (const moment of moments) {
    const [seat, last] = [moment.since[0]?.seat ?? null, steps.at(-1)];
    if (last && (seat === null || (!alone && seat === last[0]?.since[0]?.seat))) last.push(moment);
    else steps.push([moment]);
  }
  return steps;
}
