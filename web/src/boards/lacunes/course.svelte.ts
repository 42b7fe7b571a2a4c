/** Back and forth inside a round: moves to play again, bookmarks, and a way that the board walks by itself; it outlives a reload. */
import { untrack } from 'svelte';
import { recalled, remember, type Bookmark } from './memory';
import { reachable, resumed, undone } from './walking';

export class Course {
  redo = $state.raw<string[]>([]);
  marks = $state.raw<Bookmark[]>([]);
  /** The line that the board walks to: the way home, a line found, a bookmark. */
  goal = $state.raw<string[] | null>(null);
  private match = '';
  private stood: readonly string[] = [];

  /** The line as it stands now; another match begins anew. */
  follow(match: string, line: readonly string[]): void {
    untrack(() => {
      if (match !== this.match) this.begin(match, line);
      else if (line.length !== this.stood.length || line.some((move, at) => move !== this.stood[at])) this.go(line);
    });
  }

  private begin(match: string, line: readonly string[]): void {
    const before = recalled(match);
    this.match = match;
    this.goal = null;
    this.redo = resumed(line, before.redo);
    this.marks = before.marks;
    this.stood = line;
  }

  private go(line: readonly string[]): void {
    this.redo = undone(this.stood, line, this.redo);
    this.stood = line;
    remember(this.match, { redo: { line: [...line], moves: this.redo } });
  }

  /** The bookmarks that can be returned to from here. */
  reached(line: readonly string[]): Bookmark[] {
    return this.marks.filter((mark) => reachable(line, mark.line));
  }

  mark(line: readonly string[], placed: number): void {
    const moves = line.filter((move) => move !== 'R' && !move.startsWith('=')).length;
    this.keep([...this.marks, { line: [...line], placed, moves }]);
  }

  forget(mark: Bookmark): void {
    this.keep(this.marks.filter((one) => one !== mark));
  }

  private keep(marks: Bookmark[]): void {
    this.marks = marks;
    remember(this.match, { marks });
  }
}
