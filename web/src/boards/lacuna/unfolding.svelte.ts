/** A move in its beats: the line lights up, the pawn comes down, the flowers leave, and what is nearest changes. */
import type { Placement } from './model';
import type { View } from './wire';

export type Beat = 'line' | 'pawn' | 'taking' | 'turning' | 'still';

/** When each beat begins, as shares of the time that a move has; whoever placed the pawn has seen line and pawn. */
const THEIRS: [Beat, number][] = [['line', 0], ['pawn', 0.3], ['taking', 0.55], ['turning', 0.88], ['still', 1]];
const MINE: [Beat, number][] = [['taking', 0], ['turning', 0.7], ['still', 1]];

export class Unfolding {
  beat = $state<Beat>('still');
  /** The move being shown. */
  move = $state.raw<Placement | null>(null);
  /** What stood before it. */
  before = $state.raw<View | null>(null);
  private shown: { view: View; ply: number } | null = null;
  private timers: number[] = [];

  /** A position to show after `ply` moves, the newest being this one; answers whether it is news. */
  arrive(view: View, ply: number, newest: Placement | null, mine: boolean, pace: number): boolean {
    const last = this.shown;
    this.shown = { view, ply };
    if (last?.ply === ply) return false;
    this.settle();
    const news = last !== null && ply === last.ply + 1;
    if (!news || !newest || pace === 0) return news;
    [this.move, this.before] = [newest, last.view];
    for (const [beat, share] of mine ? MINE : THEIRS) {
      if (share === 0) this.beat = beat;
      else this.timers.push(window.setTimeout(() => (this.beat = beat), share * pace));
    }
    return true;
  }

  /** The present at once: no old beat comes after it. */
  settle(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers = [];
    this.beat = 'still';
  }
}
