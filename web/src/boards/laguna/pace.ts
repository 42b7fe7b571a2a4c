/** Actions go one at a time and a little apart (LAG-E5), counted from the server's answer: only then was the last one surely accepted. */

/** After so many milliseconds without an answer, be it a view or a refusal, the next action goes. */
export const PATIENCE = 1500;

/** Tells whether it still had a meaning and was sent. */
type Action = () => boolean;

export class Pace {
  private waiting: Action[] = [];
  private free = 0;
  private unanswered = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Do it now, or when its time has come; where nothing is asked between two actions, now. */
  send(act: Action, apart: number): void {
    if (!apart) return void act();
    this.waiting.push(act);
    this.run();
  }

  /** The server has answered: the next action may follow `apart` milliseconds later. */
  answered(apart: number): void {
    if (!this.unanswered) return;
    this.unanswered = false;
    this.free = this.now() + apart;
    this.run();
  }

  private run(): void {
    clearTimeout(this.timer);
    let act: Action | undefined;
    while (this.free <= this.now() && (act = this.waiting.shift())) {
      this.unanswered = act();
      if (this.unanswered) this.free = this.now() + PATIENCE;
    }
    if (this.waiting.length) this.timer = setTimeout(() => this.run(), this.free - this.now());
  }
}
