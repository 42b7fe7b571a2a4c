/** The end, watched: the four suits come home one after the other; a loss only takes its time. */
import { sound } from '../../sound';

/** In parts of a shown move: what each suit has, and what follows the last. */
const SUIT = 0.95;
const REST = 1.4;
const ROWS = 4;

export class Ceremony {
  running = $state(false);
  /** So many suits are home. */
  home = $state(0);
  /** The end of a lost game is shown. */
  faded = $state(false);
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** `pace`: milliseconds that a shown move has; 0 shows the end at once. */
  begin(won: boolean, pace: number): void {
    this.stop();
    this.faded = !won;
    if (pace === 0) {
      this.home = won ? ROWS : 0;
      return;
    }
    this.running = true;
    const suits = won ? ROWS : 0;
    for (let row = 0; row < suits; row++) this.later(() => this.welcome(row + 1), pace * SUIT * (row + 0.5));
    this.later(() => (this.running = false), pace * (SUIT * suits + REST));
  }

  private welcome(home: number): void {
    this.home = home;
    sound('pearl');
  }

  /** A press shows its end. */
  skip(): void {
    if (!this.running) return;
    const won = !this.faded;
    this.stop();
    this.faded = !won;
    this.home = won ? ROWS : 0;
  }

  /** The match goes on, or it is another. */
  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.running = this.faded = false;
    this.home = 0;
  }

  private later(work: () => void, ms: number): void {
    this.timers.push(setTimeout(work, ms));
  }
}
