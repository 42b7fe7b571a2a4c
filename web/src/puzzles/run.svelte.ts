/** A run: as many puzzles as one can in five minutes of thinking; the third mistake ends it. */
export const RUN_MS = 5 * 60_000;
export const MISTAKES = 3;
/** So many solved ones of a grade lead to the next grade. */
const A_GRADE = 3;

export class Run {
  state = $state<'ready' | 'on' | 'over'>('ready');
  left = $state(RUN_MS);
  solved = $state.raw<string[]>([]);
  missed = $state.raw<string[]>([]);
  /** It is gentle at first. */
  readonly grade = $derived(1 + Math.floor(this.solved.length / A_GRADE));

  begin(): void {
    this.state = 'on';
    this.left = RUN_MS;
    this.solved = this.missed = [];
  }

  /** So much was thought; the clock stands while an answer is looked at. */
  thought(ms: number): void {
    if (this.state !== 'on') return;
    this.left = Math.max(0, this.left - ms);
    if (this.left === 0) this.end();
  }

  answered(id: string, right: boolean): void {
    if (this.state !== 'on') return;
    if (right) this.solved = [...this.solved, id];
    else this.missed = [...this.missed, id];
  }

  /** After an answer was looked at: whether another puzzle comes. */
  goesOn(): boolean {
    if (this.missed.length >= MISTAKES) this.end();
    return this.state === 'on';
  }

  end(): void {
    this.state = 'over';
  }
}
