/** The pond shared out: by itself when the last pawn stands, colour by colour; later flower by flower on request. */
import { nextColour } from './walk';
import type { FlowerShown } from './wire';

export class Sharing {
  /** How many of the remaining flowers have drifted to their pawns; null: all, and nobody counts. */
  step = $state<number | null>(null);
  /** It runs by itself. */
  running = $state(false);
  private timer: number | undefined;

  /** `flowers` come colour by colour; it begins after `wait` and each colour takes `pace`. */
  begin(flowers: readonly FlowerShown[], wait: number, pace: number): void {
    this.stop();
    [this.step, this.running] = [0, true];
    const next = (): void => {
      const step = this.step ?? flowers.length;
      if (step >= flowers.length) return this.stop();
      this.step = nextColour(flowers, step);
      this.timer = window.setTimeout(next, this.step >= flowers.length ? 2.2 * pace : pace);
    };
    this.timer = window.setTimeout(next, wait);
  }

  stop(): void {
    clearTimeout(this.timer);
    [this.step, this.running] = [null, false];
  }
}
