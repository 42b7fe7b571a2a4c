/** A move tried where no table is behind it: one at a time, and what the rules refuse is kept to be said. */
import { asRefusal } from '../wire/http';
import type { Refused } from '../wire/messages';

/** `asked`: a move or a word is waited for; `right`: the answer is shown; `wrong`: what it would have done; `done`: the end. */
export type State = 'asked' | 'right' | 'wrong' | 'done';

export class Trying {
  state = $state<State>('asked');
  refused = $state.raw<Refused | null>(null);
  /** What is covered is looked under. */
  looking = $state(false);
  /** An answer is waited for. */
  asking = $state(false);

  /** What is answered; null where an earlier question still waits, or where it was refused. */
  protected async ask<Told>(question: () => Promise<Told>): Promise<Told | null> {
    if (this.asking) return null;
    this.asking = true;
    this.refused = null;
    try {
      return await question();
    } catch (error) {
      this.refused = { type: 'refused', ...asRefusal(error) };
      return null;
    } finally {
      this.asking = false;
    }
  }

  /** Nothing is tried yet. */
  protected afresh(): void {
    this.refused = null;
    this.looking = false;
    this.state = 'asked';
  }
}
