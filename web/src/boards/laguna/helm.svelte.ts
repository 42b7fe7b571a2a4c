/** What a player has begun and not yet said: a pearl in the hand, an exchange being put together, a step on its way. */
import { sound } from '../../sound';
import { placed, placeOn, reefsAhead, stepped, turned, unloaded } from './moves';
import { Pace, PATIENCE } from './pace';
import { arrowAt, isClose, type Spot } from './sea';
import { carried, graspable, isSame, type Held, type Thing } from './things';
import { fitting, lackOf, movable, NOTHING, toggled, type Lack, type Pick } from './trades';
import type { Choices, RaftTold, Sailing, View } from './wire';

/** The position and what can be done in it. */
export interface Waters {
  view: View;
  offer: Choices | null;
  mine: RaftTold | null;
  /** Milliseconds between two actions (LAG-E5). */
  gap: number;
  /** A step onto a reef that shows is asked about once. */
  gentle?: boolean;
  play: (move: string) => void;
  peek: ((on: boolean) => void) | undefined;
}

export class Helm {
  held = $state.raw<Held | null>(null);
  pick = $state.raw<Pick>(NOTHING);
  partner = $state<number | null>(null);
  place = $state(0);
  shaking = $state(false);
  looking = $state(false);
  /** The step onto a reef that was pressed once, and where: pressed there again, or by a key, it is made. */
  wary = $state.raw<{ way: string; at: Spot | null } | null>(null);
  private pending = $state.raw<{ way: string; row: number; col: number } | null>(null);
  private readonly pace = new Pace();

  constructor(private readonly waters: () => Waters) {}

  get moves(): string[] {
    return this.waters().offer?.moves ?? [];
  }

  get sailing(): Sailing | null {
    const { offer } = this.waters();
    return offer?.stage === 'play' ? offer : null;
  }

  get exchanging(): boolean {
    return this.partner !== null;
  }

  /** The exchanges that the pearls picked so far allow; crossed rafts may have several. */
  get exchanges(): string[] {
    return this.partner === null ? [] : fitting(this.moves, this.partner, this.pick);
  }

  /** What the exchange that was begun still lacks; null where none was. */
  get lack(): Lack | null {
    return this.partner === null ? null : lackOf(this.moves, this.partner, this.pick);
  }

  /** The start place that is looked at. */
  get start(): ReturnType<typeof placed> | null {
    const { view } = this.waters();
    const move = this.moves[this.place];
    return view.stage === 'place' && move ? placed(move) : null;
  }

  /** The reefs that the raft was warned of. */
  get feared(): Spot[] {
    const { view, mine } = this.waters();
    return this.wary && mine ? reefsAhead(view.rows, mine, this.wary.way) : [];
  }

  /** The raft where it will be in a moment: a listed step is shown before the server has answered. */
  afloat(raft: RaftTold): RaftTold {
    const { pending } = this;
    if (!pending || raft.seat !== this.waters().mine?.seat || pending.row !== raft.row || pending.col !== raft.col) return raft;
    return stepped(raft, pending.way);
  }

  /** Another position: what was shown before the server's word goes, and what was begun goes with its turn. */
  arrive(): void {
    const { offer, gap } = this.waters();
    this.pending = this.wary = null;
    if (!offer) {
      this.forget();
      this.looking = false;
    }
    this.pace.answered(gap);
  }

  forget(): void {
    this.held = this.partner = null;
    this.pick = NOTHING;
  }

  /** What comes sooner than LAG-E5 allows waits, and is dropped with the turn. */
  send(move: string): void {
    this.forget();
    const { turns } = this.waters().view;
    this.pace.send(() => {
      const { offer, view, play } = this.waters();
      const meant = offer !== null && view.turns === turns;
      if (meant) play(move);
      return meant;
    }, this.waters().gap);
  }

  /** A move that is not listed is sent too: the answer says in words what forbids it. */
  attempt(move: string): void {
    if (!this.moves.includes(move)) this.shake();
    this.send(move);
  }

  shake(): void {
    sound('refused');
    this.shaking = true;
    setTimeout(() => (this.shaking = false), 160);
  }

  /** A way that a held key or finger repeats says nothing of what bars it; `at`: where the water was touched. */
  go(way: string, repeated = false, at: Spot | null = null): void {
    const { sailing } = this;
    const { mine } = this.waters();
    if (!sailing || this.pending || !mine) return;
    if (!sailing.steps.includes(way)) return repeated ? this.shake() : this.attempt(`step ${way}`);
    if (this.asks(way, mine, repeated, at)) {
      if (!repeated) this.wary = { way, at };
      return this.shake();
    }
    const step = { way, row: mine.row, col: mine.col };
    this.pending = step;
    setTimeout(() => this.pending === step && (this.pending = null), PATIENCE);
    this.send(`step ${way}`);
  }

  /** A held key never insists, nor does a touch elsewhere on the same side. */
  private asks(way: string, mine: RaftTold, repeated: boolean, at: Spot | null): boolean {
    const { view, gentle } = this.waters();
    if (gentle !== true || reefsAhead(view.rows, mine, way).length === 0) return false;
    const places = [arrowAt(mine, way), this.wary?.at].filter((place) => place != null);
    const insists = this.wary?.way === way && (at === null || places.some((place) => isClose(place, at)));
    return repeated || !insists;
  }

  /** The chosen pearl, or the first that can be delivered. */
  unload(): void {
    const chosen = this.held && 'hole' in this.held ? this.held.hole : null;
    const move = unloaded(this.sailing?.unload ?? [], chosen);
    if (move) this.send(move);
    else if (this.sailing) this.attempt(`unload ${chosen ?? 0}`);
  }

  look(on: boolean): void {
    if (on === this.looking || (on && !this.sailing?.peek)) return;
    this.looking = on;
    this.waters().peek?.(on);
  }

  /** A thing was touched. */
  press(thing: Thing): void {
    const { view, mine, offer } = this.waters();
    if (!offer) return;
    if (view.stage === 'pearl') return this.distribute(thing);
    if (!this.sailing || !mine) return;
    if (thing.kind === 'theirs') return this.reach(thing.seat, thing.hole, 'take');
    if (this.partner !== null && thing.kind === 'hole') return this.reach(this.partner, thing.hole, 'give');
    const { held } = this;
    if (held && !isAnother(held, thing)) return this.put(held, thing);
    this.take(thing);
  }

  /** A pearl was carried to a thing, or over the water: that steers. */
  drop(held: Held, on: Thing, way: string): void {
    if (on.kind === 'theirs' && 'hole' in held) return this.swapWith(on.seat, held.hole, on.hole);
    if (on.kind === 'water' && 'hole' in held) return this.go(way);
    this.put(held, on);
  }

  /** Start places: the next one that covers a cell. */
  pickPlace(cell: Spot): void {
    this.place = placeOn(this.moves, this.place, cell) ?? this.place;
  }

  turn(): void {
    this.place = turned(this.moves, this.place) ?? this.place;
  }

  private take(thing: Thing): void {
    const held = graspable(thing, this.sailing?.docks ?? []);
    this.forget();
    if (held) this.held = held;
    else if (thing.kind === 'volcano') this.unload();
    else if (thing.kind === 'water' && thing.way) this.go(thing.way, false, thing.at);
  }

  private put(held: Held, on: Thing): void {
    const found = graspable(on, this.sailing?.docks ?? []);
    if (found && isSame(held, found)) return this.forget();
    const move = carried(this.waters().mine, held, on, this.moves);
    if (move) this.attempt(move);
    else this.forget();
  }

  private distribute(thing: Thing): void {
    if (this.held && thing.kind === 'shore') this.put(this.held, thing);
  }

  private reach(seat: number, hole: number, side: 'give' | 'take'): void {
    if (!movable(this.moves, seat, side).has(hole)) return this.shake();
    const begun = this.held && 'hole' in this.held && this.partner === null ? [this.held.hole] : this.pick.give;
    const before = this.partner === seat || this.partner === null ? { give: begun, take: this.pick.take } : NOTHING;
    this.held = null;
    this.partner = seat;
    this.pick = { ...before, [side]: toggled(before[side], hole) };
    if (!this.pick.give.length && !this.pick.take.length) this.forget();
  }

  /** One pearl carried onto another raft: exchanged where that is one clear exchange, begun otherwise. */
  private swapWith(seat: number, give: number, take: number): void {
    const exact = fitting(this.moves, seat, { give: [give], take: [take] });
    if (exact.length === 1) return this.send(exact[0]!);
    this.forget();
    this.reach(seat, give, 'give');
  }
}

/** With a pearl in the hand, touching one of the same kind chooses that one instead. */
function isAnother(held: Held, thing: Thing): boolean {
  if (thing.kind === 'hole') return 'hole' in held && thing.colour !== null && thing.hole !== held.hole;
  return thing.kind === 'shore' && 'island' in held && thing.colour !== null && (thing.island !== held.island || thing.at !== held.at);
}
