/** An analysis being made: a study, where one stands in it, and the position there as the server tells it. */
import { asRefusal } from '../wire/http';
import { positionAt } from '../wire/analysis';
import type { Refused } from '../wire/messages';
import type { PositionTold } from '../wire/studies';
import type { EditTold, EditWish } from '../wire/study_messages';
import { applied } from './edits';
import { child, last, logOf, movesTo, next, path, ROOT, type Chapter, type Study } from './tree';

/** Who carries a change out: this browser alone, or a study that others see too. */
export interface Keeper {
  /** Hands it over; what comes of it arrives by `take`. Rejects with a refusal. */
  edit: (wish: EditWish) => Promise<void>;
  /** Another position is looked at. */
  went?: (chapter: number, node: number) => void;
}

export class Analysing {
  study = $state.raw<Study>({ title: '', chapters: [] });
  private number = $state(0);
  node = $state(ROOT);
  /** The position that is looked at; the one before it while it is fetched. */
  told = $state.raw<PositionTold | null>(null);
  /** What the server said of it, once it is that of the node. */
  private shown = $state('');
  refused = $state.raw<Refused | null>(null);
  /** What is covered is looked under. */
  looking = $state(false);
  private readonly known: Record<string, PositionTold> = {};
  private keeper: Keeper | null = null;

  readonly chapter: Chapter | null = $derived.by(() => this.study.chapters.find(({ chapter }) => chapter === this.number) ?? this.study.chapters[0] ?? null);
  readonly current = $derived.by(() => this.chapter?.nodes[this.node] ?? null);
  readonly log = $derived.by(() => (this.chapter ? logOf(this.chapter, this.node) : []));
  readonly moves = $derived.by(() => (this.chapter ? movesTo(this.chapter, this.node) : []));
  /** What is on the board is what is looked at. */
  readonly ready = $derived.by(() => this.shown === this.key);
  private readonly key = $derived.by(() => `${this.chapter?.chapter}:${this.node}`);

  open(study: Study, keeper: Keeper, at?: { chapter: number; node: number }): void {
    this.study = study;
    this.keeper = keeper;
    const chapter = study.chapters.find((one) => one.chapter === (at?.chapter ?? this.number)) ?? study.chapters[0];
    this.number = chapter?.chapter ?? 0;
    const node = at?.node ?? this.node;
    this.node = chapter?.nodes[node] ? node : ROOT;
    void this.load();
  }

  /** Somebody else may have taken what was looked at. */
  renew(study: Study): void {
    if (this.keeper) this.open(study, this.keeper);
  }

  async edit(wish: EditWish): Promise<boolean> {
    this.refused = null;
    try {
      await this.keeper?.edit(wish);
      return true;
    } catch (error) {
      this.refused = { type: 'refused', ...asRefusal(error) };
      return false;
    }
  }

  /** A move of whoever is to move; null lets chance speak again. */
  async play(move: string | null): Promise<void> {
    const chapter = this.chapter;
    if (!chapter || !this.ready) return;
    const there = move === null ? null : child(chapter, this.node, move);
    if (there !== null) return this.go(there);
    await this.edit({ type: 'add', chapter: chapter.chapter, parent: this.node, move });
  }

  /** What was changed, by oneself or by others; `follow`: one goes along to where something was played. */
  take(edits: readonly EditTold[], follow: boolean): void {
    for (const edit of edits) this.study = applied(this.study, edit);
    const grown = edits.findLast((edit) => edit.type === 'add');
    const begun = edits.findLast((edit) => edit.type === 'begin');
    if (follow && begun) this.visit(begun.told.chapter, ROOT);
    else if (follow && grown) this.visit(grown.chapter, grown.node);
    else if (!this.current) this.visit(this.chapter?.chapter ?? 0, this.nearest(edits));
  }

  /** Where one stands once the move looked at is gone. */
  private nearest(edits: readonly EditTold[]): number {
    const gone = edits.findLast((edit) => edit.type === 'delete');
    return gone && this.leaving !== null && this.chapter?.nodes[this.leaving] ? this.leaving : ROOT;
  }
  private leaving: number | null = null;

  /** Takes a move out; one stands before it then. */
  async remove(node: number): Promise<void> {
    const chapter = this.chapter;
    if (!chapter) return;
    this.leaving = chapter.nodes[node]?.parent ?? ROOT;
    await this.edit({ type: 'delete', chapter: chapter.chapter, node });
  }

  go(node: number): void {
    if (!this.chapter?.nodes[node] || node === this.node) return;
    this.visit(this.chapter.chapter, node);
    this.keeper?.went?.(this.chapter.chapter, node);
  }

  /** Another chapter, at its beginning. */
  turn(chapter: number): void {
    this.visit(chapter, ROOT);
    this.keeper?.went?.(chapter, ROOT);
  }

  /** Where these moves of a chapter lead, as far as they are in the tree: numbers of nodes change when a study is kept. */
  follow(chapter: number, moves: readonly string[]): void {
    const found = this.study.chapters[chapter];
    if (!found) return;
    let node: number = ROOT;
    for (const move of moves) node = child(found, node, move) ?? node;
    this.visit(found.chapter, node);
    this.keeper?.went?.(found.chapter, node);
  }

  /** There without a word to the others. */
  visit(chapter: number, node: number): void {
    const found = this.study.chapters.find((one) => one.chapter === chapter);
    if (!found?.nodes[node]) return;
    this.refused = null;
    this.number = chapter;
    this.node = node;
    void this.load();
  }

  back(): void {
    const parent = this.current?.parent;
    if (parent !== null && parent !== undefined) this.go(parent);
  }

  forward(): void {
    const to = this.chapter ? next(this.chapter, this.node) : null;
    if (to !== null) this.go(to);
  }

  first(): void {
    this.go(ROOT);
  }

  last(): void {
    if (this.chapter) this.go(last(this.chapter, this.node));
  }

  /** The position after so many moves of the main line. */
  ply(count: number): void {
    const chapter = this.chapter;
    if (!chapter) return;
    const line = path(chapter, last(chapter));
    this.go(line[Math.min(count, line.length) - 1]?.node ?? ROOT);
  }

  /** A position that came with an answer. */
  learn(chapter: number, node: number, told: PositionTold): void {
    this.known[`${chapter}:${node}`] = told;
  }

  private async load(): Promise<void> {
    const { chapter, key } = this;
    this.looking = false;
    if (!chapter) return;
    const known = this.known[key];
    if (known) return this.show(key, known);
    try {
      const told = await positionAt({ start: chapter.start, moves: this.moves });
      this.known[key] = told;
      if (this.key === key) this.show(key, told);
    } catch (error) {
      if (this.key === key) this.refused = { type: 'refused', ...asRefusal(error) };
    }
  }

  private show(key: string, told: PositionTold): void {
    this.told = told;
    this.shown = key;
  }
}
