/** A seat's mistakes once more, one after the other: a better move is asked for, and the server judges. */
import { Trying } from '../learn/trying.svelte';
import { Showing, type Timers } from '../stage/showing.svelte';
import type { Json, LogEntry } from '../wire/messages';
import type { AskedAgain, DecisionTold, JudgedAgain } from '../wire/reviews';
import { worthTrying } from './judgements';
import type { Moment } from './walk.svelte';

export interface Asks {
  asked: (ply: number) => Promise<AskedAgain>;
  /** What these moves do in the place of the decision; rejects with a refusal. */
  attempt: (ply: number, moves: string[]) => Promise<JudgedAgain>;
}

export class Retry extends Trying {
  readonly plies: DecisionTold[];
  /** Which of them is asked for. */
  number = $state(0);
  /** How many were found. */
  found = $state(0);
  /** How the last answer was. */
  judged = $state.raw<JudgedAgain | null>(null);
  thinking = $state(false);
  private at = $state.raw<AskedAgain | null>(null);
  private moves = $state.raw<string[]>([]);
  private missed = false;
  private readonly showing: Showing<Moment>;

  readonly decision = $derived.by(() => this.plies[this.number]!);
  readonly moment = $derived.by(() => this.showing.now);
  readonly active = $derived.by(() => this.state === 'asked' && this.at !== null && !this.thinking);
  readonly begun = $derived.by(() => this.moves.length > 0);
  readonly last = $derived.by(() => this.number === this.plies.length - 1);
  readonly choices: Json = $derived.by(() => (this.judged?.standing === 'on' ? this.judged.choices : (this.at?.choices ?? null)));
  readonly seat = $derived.by(() => this.decision.seat ?? 0);

  constructor(
    plies: readonly DecisionTold[],
    seat: number,
    private readonly log: readonly LogEntry[],
    private readonly asks: Asks,
    timers: Timers,
  ) {
    super();
    this.plies = worthTrying(plies, seat);
    this.showing = new Showing(timers);
  }

  /** Ask for one of them, from its position on. */
  async begin(number = this.number): Promise<void> {
    this.number = number;
    this.at = null;
    this.missed = false;
    const told = await this.ask(() => this.asks.asked(this.decision.ply));
    if (!told) return;
    this.at = told;
    this.again();
  }

  async play(move: string): Promise<void> {
    if (!this.active) return;
    this.thinking = true;
    const moves = [...this.moves, move];
    const told = await this.ask(() => this.asks.attempt(this.decision.ply, moves));
    this.thinking = false;
    if (!told) return;
    this.judged = told;
    this.moves = moves;
    this.show(told);
    if (told.standing === 'on') return;
    this.state = told.standing === 'right' ? 'right' : 'wrong';
    if (told.standing === 'right' && !this.missed) this.found += 1;
    else this.missed = true;
  }

  /** Back to where the decision was. */
  again(): void {
    this.afresh();
    this.judged = null;
    this.moves = [];
    const log = this.log.slice(0, this.decision.ply);
    if (this.at) this.showing.jump({ view: this.at.view, log, since: log.slice(-1) }, 0);
  }

  private show({ shown }: JudgedAgain): void {
    const { ply } = this.decision;
    const made = shown.map(({ seat, move, events }, number): LogEntry => ({ ply: ply + number, seat, move, events }));
    const view = shown.at(-1)?.view ?? null;
    this.showing.jump({ view, log: [...this.log.slice(0, ply), ...made], since: made.slice(-1) }, 0);
  }
}
