/** A button that nudges the pawn: a millimetre a press; while it is held it goes on, faster and faster. */
const [WAIT, BEAT] = [350, 60];
/** The lens stays a moment after a press, so that a single nudge is seen. */
const SEEN = 1200;

/** How many millimetres the nth nudge of one press goes. */
export function millimetresOf(n: number): number {
  return Math.min(1 + Math.floor(n / 8), 6);
}

export class Nudging {
  private timer: number | undefined;
  private rest: number | undefined;

  /** `step` goes that many millimetres; `held` is told whether the pawn is on its way. */
  constructor(private readonly step: (millimetres: number) => void, private readonly held: (on: boolean) => void) {}

  press(): void {
    this.stop();
    this.held(true);
    let n = 0;
    const next = (): void => {
      this.step(millimetresOf(n++));
      this.timer = window.setTimeout(next, n === 1 ? WAIT : BEAT);
    };
    next();
  }

  release(): void {
    if (this.timer === undefined) return;
    this.stop();
    this.rest = window.setTimeout(() => this.held(false), SEEN);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.rest);
    [this.timer, this.rest] = [undefined, undefined];
  }
}
