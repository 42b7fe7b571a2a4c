/** A review on its way: asked for where nobody has, watched while it is made, read once it can be. */
import { BROWSER, type Timers } from '../stage/showing.svelte';
import { askReview, asRefusal, review, reviewState, stopReview, type Judged, type Refusal } from '../wire/http';
import type { ReviewState, ReviewTold, ReviewWish } from '../wire/reviews';

const EVERY_MS = 400;

export class Making {
  /** How far it is; null before anything is known, `none` once it was stopped. */
  state = $state.raw<ReviewState | null>(null);
  told = $state.raw<ReviewTold | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** A deeper look is under way while the quick one is read. */
  readonly working = $derived.by(() => this.state?.state === 'queued' || this.state?.state === 'running');
  /** Where the reader stands and whether the lists are open: another look is read from there on. */
  place: { at: number; listing: boolean } | null = null;
  private timer: number | null = null;
  private asked = 0;
  private over = false;

  constructor(
    readonly of: Judged,
    private readonly timers: Timers = BROWSER,
  ) {}

  /** Read it, or have it made first. */
  async begin(): Promise<void> {
    await this.step(async () => {
      const state = await reviewState(this.of);
      return state.state === 'none' || state.state === 'failed' ? askReview(this.of, { depth: 'quick' }) : state;
    });
  }

  async ask(depth: NonNullable<ReviewWish['depth']>): Promise<void> {
    await this.step(() => askReview(this.of, { depth }));
  }

  /** End the work, for everybody who waits for it; a look that can be read stays. */
  async halt(): Promise<void> {
    await this.step(() => stopReview(this.of));
  }

  /** Nobody looks any more. */
  stop(): void {
    this.over = true;
    this.unwatch();
  }

  private unwatch(): void {
    if (this.timer !== null) this.timers.cancel(this.timer);
  }

  /** What is asked last counts: an answer that was on its way meanwhile is old. */
  private async step(work: () => Promise<ReviewState>): Promise<void> {
    const asked = ++this.asked;
    this.unwatch();
    try {
      const before = this.told?.made;
      const state = await work();
      if (this.over || asked !== this.asked) return;
      this.state = state;
      this.refused = null;
      if (this.working) this.timer = this.timers.later(() => void this.step(() => reviewState(this.of)), EVERY_MS);
      if (state.depth !== null && (!this.told || !this.working)) {
        const told = await review(this.of);
        if (told.made !== before) this.told = told;
      }
    } catch (error) {
      if (asked === this.asked) this.refused = asRefusal(error);
    }
  }
}
