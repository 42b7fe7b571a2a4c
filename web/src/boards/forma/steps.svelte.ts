/** A move in steps, and the count at the end: each step has its moment, and a press shows all of it at once. */

/** Timers that are forgotten together. */
export class Later {
  #timers: ReturnType<typeof setTimeout>[] = [];

  add(work: () => void, ms: number): void {
    this.#timers.push(setTimeout(work, ms));
  }

  clear(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers = [];
  }
}

export type Step = 'carried' | 'laid' | 'told';

/** Somebody's piece is carried to its place, is laid, and then what it won is marked and told. */
export class Steps {
  now = $state<Step>('told');
  #later = new Later();

  show(ms: number, from: Step): void {
    this.#later.clear();
    this.now = ms > 0 ? from : 'told';
    if (this.now === 'carried') this.#later.add(() => (this.now = 'laid'), 0.55 * ms);
    if (ms > 0) this.#later.add(() => (this.now = 'told'), (from === 'carried' ? 0.75 : 0.3) * ms);
  }

  end(): void {
    this.#later.clear();
    this.now = 'told';
  }
}

/** At the end bridge after bridge is lit, then total after total is told. */
export class Ceremony {
  running = $state(false);
  bridges = $state(0);
  totals = $state(0);
  #later = new Later();

  /** `ms`: what a shown move has. */
  begin(bridges: number, totals: number, ms: number): void {
    this.#later.clear();
    [this.running, this.bridges, this.totals] = [true, 0, 0];
    const each = bridges > 0 ? Math.min(0.9 * ms, (3 * ms) / bridges) : 0;
    const first = 0.5 * ms;
    for (let i = 1; i <= bridges; i++) this.#later.add(() => (this.bridges = i), first + (i - 1) * each);
    const counting = first + bridges * each;
    for (let i = 1; i <= totals; i++) this.#later.add(() => (this.totals = i), counting + i * 0.75 * ms);
    this.#later.add(() => this.end(), counting + totals * 0.75 * ms + 1.3 * ms);
  }

  end(): void {
    this.#later.clear();
    this.running = false;
  }
}

/** The seats from the lowest total to the highest: the winners are told last. */
export function tellingOrder(scores: readonly number[], winners: readonly number[]): number[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  return scores.map((_, seat) => seat).sort((a, b) => won(a) - won(b) || scores[a]! - scores[b]! || a - b);
}
