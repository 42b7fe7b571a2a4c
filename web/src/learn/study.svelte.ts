/** A lesson being taken: which step stands on the board, what was tried, what is said. */
import type { LessonTold, StepTold, TriedTold } from '../wire/bodies';
import type { Json, LogEntry, OutcomeTold } from '../wire/messages';
import { Trying } from './trying.svelte';

/** What a move does in a step; rejects with a refusal. */
export type Attempt = (step: number, move: string) => Promise<TriedTold>;

export class Study extends Trying {
  number = $state(0);
  tried = $state.raw<TriedTold | null>(null);
  /** The answer is shown on the board. */
  shown = $state(false);
  /** The step before was passed over: its right move is on the board all the same. */
  private passedOver = $state(false);
  /** Steps that needed a second try or to be shown. */
  missed = $state.raw<number[]>([]);

  readonly step: StepTold = $derived.by(() => this.lesson.steps[Math.min(this.number, this.lesson.steps.length - 1)]!);
  readonly view: Json = $derived.by(() => {
    if (this.tried) return this.tried.view;
    return (this.looking ? this.step.peeked : null) ?? this.step.view;
  });
  /** The last move of the position, and the one that was tried: a board shows what is new. */
  readonly log: LogEntry[] = $derived.by(() => {
    const last = this.step.events.length > 0 ? [{ ply: 0, seat: null, move: '', events: this.step.events }] : [];
    return this.tried ? [...last, { ply: 1, seat: this.step.seat, move: '', events: this.tried.events }] : last;
  });
  readonly outcome: OutcomeTold | null = $derived((this.tried ? this.tried.outcome : this.step.outcome) ?? null);
  readonly active = $derived(this.state === 'asked' && this.step.asks);
  /** The key of what is said below `<game>-learn-`; null for the shell's own words. */
  readonly text: string | null = $derived(this.tried ? this.tried.text : this.step.text);
  /** How the board changed since the step before; null where it is as it was left, and once something was tried. */
  readonly passage: StepTold['passage'] = $derived.by(() => {
    if (this.tried || this.refused || this.state === 'done') return null;
    return this.step.passage ?? (this.passedOver ? 'next' : null);
  });

  constructor(
    readonly lesson: LessonTold,
    private readonly attempt: Attempt,
  ) {
    super();
  }

  async play(move: string): Promise<void> {
    if (!this.active) return;
    const tried = await this.ask(() => this.attempt(this.number, move));
    if (!tried) return;
    this.tried = tried;
    this.state = tried.right ? 'right' : 'wrong';
    if (!tried.right) this.miss();
  }

  show(): void {
    this.shown = true;
    this.miss();
  }

  /** Back to the position of the step, to try again. */
  again(): void {
    this.afresh();
    this.tried = null;
  }

  /** After the last step its answer stays on the board. */
  next(): void {
    const passedOver = this.step.asks && this.state !== 'right';
    if (this.number + 1 >= this.lesson.steps.length) {
      if (this.state !== 'right') this.again();
      this.state = 'done';
      return;
    }
    this.again();
    this.shown = false;
    this.passedOver = passedOver;
    this.number += 1;
  }

  back(): void {
    this.again();
    this.shown = this.passedOver = false;
    this.number = Math.max(0, this.number - 1);
  }

  private miss(): void {
    if (!this.missed.includes(this.number)) this.missed = [...this.missed, this.number];
  }
}
