/** Moves shown one at a time: what has arrived waits until what was shown before has had its moment. */

/** Timers as an argument, so that tests pass time themselves. */
export interface Timers {
  later: (work: () => void, ms: number) => number;
  cancel: (timer: number) => void;
}

export const BROWSER: Timers = {
  later: (work, ms) => window.setTimeout(work, ms),
  cancel: (timer) => clearTimeout(timer),
};

export class Showing<Moment> {
  /** What is on the board now. */
  now = $state.raw<Moment | null>(null);
  /** The board shows less than has happened: nobody can act on it. */
  behind = $state(false);
  /** Something is being shown: the board is behind, or its newest move still has its moment. */
  busy = $state(false);
  private waiting: Moment[] = [];
  private timer: number | null = null;

  constructor(private readonly timers: Timers) {}

  /** The same position told again (an offer, a clock): it replaces the newest, wherever that one is. */
  renew(moment: Moment): void {
    if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = moment;
    else this.now = moment;
  }

  /** A move that the person made, or one that waits for nothing: all of it is shown at once and has its moment. */
  jump(moment: Moment, ms: number): void {
    this.waiting = [];
    this.show(moment, ms);
  }

  /** Somebody else's move: it comes after what is being shown. */
  push(moment: Moment, ms: number): void {
    if (ms === 0) return this.jump(moment, 0);
    this.waiting.push(moment);
    if (this.timer === null) this.next(ms);
    else this.behind = this.busy = true;
  }

  /** The present at once. */
  skip(): void {
    const newest = this.waiting.at(-1);
    this.waiting = [];
    this.show(newest ?? this.now, 0);
  }

  private show(moment: Moment | null, ms: number): void {
    if (this.timer !== null) this.timers.cancel(this.timer);
    this.timer = null;
    this.now = moment;
    this.behind = this.waiting.length > 0;
    this.busy = ms > 0;
    if (ms > 0) this.timer = this.timers.later(() => this.next(ms), ms);
  }

  private next(ms: number): void {
    this.timer = null;
    const moment = this.waiting.shift();
    if (moment !== undefined) this.show(moment, ms);
    else this.busy = this.behind = false;
  }
}
