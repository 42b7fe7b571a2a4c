/** A browser sitting at a table: what the server has told, which seat is shown, and what may be asked. */
import type {
  Declined,
  FromServer,
  Hello,
  Hint,
  Hinted,
  Job,
  LogEntry,
  Move,
  OfferKind,
  Past,
  Refused,
  TableTold,
  View,
} from '../wire/messages';
import { address, BROWSER, Connection, type Line, type Outside } from '../wire/connection';
import { newcomer } from './arriving';
import { holds, saidOf, type Said } from './said';
import { waitsFor } from './waiting';

type SeatKey = number | 'watch';
const key = (seat: number | null): SeatKey => seat ?? 'watch';
/** A move without an answer for so long is worth a word. */
const SLOW = 1000;

export class Sitting {
  line = $state<Line>('opening');
  table = $state.raw<TableTold | null>(null);
  views = $state.raw<Partial<Record<SeatKey, View>>>({});
  logs = $state.raw<Partial<Record<SeatKey, LogEntry[]>>>({});
  refused = $state.raw<Refused | null>(null);
  /** How often something was refused: each is an answer. */
  refusals = $state(0);
  /** Somebody said no to what this screen offered. */
  declined = $state.raw<Declined | null>(null);
  /** Somebody else at the table took a hint: said until the next press. */
  hinted = $state.raw<Hinted | null>(null);
  /** Whose seat somebody has just taken by an invitation. */
  came = $state<number | null>(null);
  job = $state.raw<Job | null>(null);
  /** What a coach beside one of my seats has said about this turn. */
  remark = $state.raw<Said | null>(null);
  removed = $state(false);
  /** The server knows no such table or key: there is nothing to wait for. */
  unknown = $state(false);
  /** The ply that is looked back at, or null for the present. */
  looked = $state<number | null>(null);
  pasts = $state.raw<Record<string, Past>>({});
  /** Whose turn at the shared screen the curtain was lifted for. */
  lifted = $state<number | null>(null);
  /** A move was sent a while ago and has had no answer. */
  slow = $state(false);
  /** My move that the server has not answered: it is sent again when the line is back, or given back. */
  pending = $state.raw<Move | null>(null);
  /** The line was down for so long that the position has changed: the move came back. */
  givenBack = $state(false);
  private last = $state<number | null>(null);
  private connection: Connection;
  private patience: number | null = null;
  /** The line was down since the last view. */
  private lost = false;

  readonly mine = $derived(this.table?.mine ?? []);
  readonly seat = $derived(this.shown());
  readonly view = $derived(this.views[key(this.seat)] ?? null);
  readonly log = $derived(this.logs[key(this.seat)] ?? []);
  readonly curtain = $derived(this.needsCurtain());
  /** My move waits for the line. */
  readonly unsent = $derived(this.pending !== null && this.line !== 'open');
  readonly active = $derived(
    this.view !== null && this.seat !== null && this.looked === null && !this.curtain && !this.unsent && waitsFor(this.view, this.seat),
  );
  readonly past = $derived(this.looked === null ? null : (this.pasts[`${key(this.seat)}:${this.looked}`] ?? null));
  /** Any of my seats has something to do. */
  readonly called = $derived(this.view !== null && this.mine.some((seat) => waitsFor(this.view!, seat)));

  constructor(table: string, token: string, private readonly outside: Outside = BROWSER) {
    this.connection = new Connection(
      address(table),
      () => ({ type: 'hello', token, ...this.reached() }),
      (message) => this.hear(message),
      (line) => {
        this.line = line;
        this.lost ||= line === 'lost';
        this.answered();
      },
      outside,
    );
  }

  hear(message: FromServer): void {
    if (message.type === 'table') this.sit(message);
    else if (message.type === 'log') this.join(message);
    else if (message.type === 'view') this.see(message);
    else if (message.type === 'past') this.pasts = { ...this.pasts, [`${key(message.seat)}:${message.ply}`]: message };
    else if (message.type === 'refused') this.refuse(message);
    else if (message.type === 'job') this.work(message);
    else if (message.type === 'declined') this.declined = message;
    else if (message.type === 'hinted') this.notice(message);
    else if (message.type === 'removed') this.leave(true);
  }

  private work(job: Job): void {
    if (job.kind === 'coach') this.remark = saidOf(job) ?? this.remark;
    else this.job = job.state === 'stopped' ? null : job;
  }

  /** Whoever took the hint knows. */
  private notice(hinted: Hinted): void {
    this.hinted = hinted.seat === null || this.mine.includes(hinted.seat) ? null : hinted;
  }

  private refuse(refused: Refused): void {
    this.refused = refused;
    this.refusals += 1;
    this.pending = null;
    this.answered();
    if (this.table) return;
    this.unknown = true;
    this.connection.close();
  }

  /** Seats change round with a rematch: what the old seats saw is gone. */
  private sit(table: TableTold): void {
    if (this.table && this.table.number !== table.number) {
      const fresh = Object.entries(this.views).filter(([, view]) => view?.number === table.number);
      this.views = Object.fromEntries(fresh);
      this.looked = this.lifted = this.last = null;
    }
    this.came = newcomer(this.table, table) ?? this.came;
    this.table = table;
  }

  /** How far this browser has come, so that only the rest is sent: as far as all its seats have, in one match. */
  private reached(): Pick<Hello, 'since' | 'number' | 'turn'> {
    const views = (this.mine.length > 0 ? this.mine : [null]).map((seat) => this.views[key(seat)]);
    const oldest = views.reduce((one, other) => (one && other && one.turn <= other.turn ? one : other));
    if (!oldest || views.some((view) => view?.number !== oldest.number)) return { since: 0 };
    return { since: oldest.ply, number: oldest.number, turn: oldest.turn };
  }

  /** The log goes on from an entry; a long one comes in parts before its view. */
  private join(told: Pick<View, 'seat' | 'since' | 'log'>): void {
    const seat = key(told.seat);
    this.logs = { ...this.logs, [seat]: [...(this.logs[seat] ?? []).slice(0, told.since), ...told.log] };
  }

  private see(view: View): void {
    this.answered();
    const seat = key(view.seat);
    const before = this.views[seat];
    this.views = { ...this.views, [seat]: view };
    this.join(view);
    this.settle(view);
    if (before && before.turn === view.turn && before.number === view.number) return;
    this.refused = null;
    this.pasts = {};
    this.listen(view);
    // A hint holds for its position; being helped is a turn of the log that changes nothing on the board.
    if (before && (before.ply !== view.ply || before.number !== view.number || before.own_choice !== view.own_choice || view.outcome)) {
      this.job = null;
    }
    if (before && before.number !== view.number) this.looked = this.lifted = null;
    if (this.looked !== null) this.look(Math.min(this.looked, view.ply));
  }

  /** What the coach said is over with its turn. */
  private listen(view: View): void {
    const alone = this.table?.seats.length === 1;
    if (this.remark && !holds(this.remark, view, this.logs[key(view.seat)] ?? [], alone)) this.remark = null;
  }

  /** A move without an answer is sent again to the position it was made for: the server knows it by its turn. */
  private settle(view: View): void {
    const { pending } = this;
    if (!pending || pending.seat !== view.seat) return;
    const stands = view.turn === pending.turn && view.ply === pending.ply && waitsFor(view, pending.seat);
    if (stands && this.lost) this.connection.send(pending);
    else if (!stands) {
      this.givenBack = this.lost && !view.log.some((entry) => entry.seat === pending.seat && entry.move === pending.move);
      this.pending = null;
    }
    this.lost = false;
  }

  /** Think again about a move that has not left. */
  recallMove(): void {
    this.pending = null;
  }

  /** On a shared screen the seat whose turn it is; alone, the only seat; a watcher, none. */
  private shown(): number | null {
    if (this.mine.length < 2) return this.mine[0] ?? null;
    const any = this.mine.map((seat) => this.views[seat]).find((view) => view !== undefined);
    const called = any && this.mine.find((seat) => waitsFor(any, seat));
    return called ?? this.last ?? this.mine[0]!;
  }

  private needsCurtain(): boolean {
    if (this.mine.length < 2 || this.seat === null || this.view?.outcome) return false;
    const secret = this.view?.together.includes(this.seat) ?? false;
    return secret && waitsFor(this.view!, this.seat) && this.lifted !== this.seat;
  }

  lift(): void {
    this.lifted = this.seat;
  }

  /** A move of the seat to move. */
  play(move: string): void {
    if (this.active) this.send(move);
  }

  /** An interruption: a seat that is not to move says that time is up; on a shared screen another than the one shown. */
  call(move: string, seat: number): void {
    const { view } = this;
    if (view && this.mine.includes(seat)) this.connection.send({ type: 'move', seat, turn: view.turn, ply: view.ply, move });
  }

  private send(move: string): void {
    if (!this.view || this.seat === null) return;
    this.refused = null;
    this.givenBack = false;
    this.last = this.seat;
    this.pending = { type: 'move', seat: this.seat, turn: this.view.turn, ply: this.view.ply, move };
    const sent = this.connection.send(this.pending);
    if (sent) this.patience ??= this.outside.later(() => (this.slow = true), SLOW);
  }

  private answered(): void {
    if (this.patience !== null) this.outside.cancel(this.patience);
    this.patience = null;
    this.slow = false;
  }

  peek(on: boolean): void {
    if (this.seat !== null) this.connection.send({ type: 'peek', seat: this.seat, on });
  }

  /** Who takes back: on a shared screen whoever of mine chose last. */
  private get taker(): number | null {
    const sealed = this.view?.chosen.filter((seat) => this.mine.includes(seat)) ?? [];
    const last = [...this.log].reverse().find((entry) => entry.seat !== null && this.mine.includes(entry.seat));
    return sealed[sealed.length - 1] ?? last?.seat ?? this.asking;
  }

  get mayTakeBack(): boolean {
    return this.taker !== null && (this.views[this.taker]?.can.takeback ?? false);
  }

  takeBack(): void {
    this.declined = null;
    if (this.taker !== null) this.connection.send({ type: 'offer', seat: this.taker, offer: 'takeback' });
  }

  offer(offer: OfferKind): void {
    this.declined = null;
    const seat = this.asking;
    if (seat !== null) this.connection.send({ type: 'offer', seat, offer });
  }

  /** A pause is over with a word of anybody who sits. */
  resume(): void {
    const seat = this.asking;
    if (seat !== null) this.connection.send({ type: 'resume', seat });
  }

  answer(seat: number, offer: OfferKind, yes: boolean): void {
    this.connection.send({ type: 'answer', seat, offer, yes });
  }

  resign(): void {
    const seat = this.asking;
    if (seat !== null) this.connection.send({ type: 'resign', seat });
  }

  rename(seat: number, name: string): void {
    this.connection.send({ type: 'rename', seat, name });
  }

  gone(seat: number, what: 'bot' | 'end'): void {
    this.connection.send({ type: 'gone', seat, what });
  }

  hint(): void {
    const hint: Hint | null = this.seat === null ? null : { type: 'hint', seat: this.seat };
    if (hint) this.connection.send(hint);
  }

  /** What would a coach say now? */
  coach(): void {
    if (this.seat !== null) this.connection.send({ type: 'coach', seat: this.seat });
  }

  /** A service of the game is asked for help: the server must know. */
  helped(): void {
    if (this.seat !== null) this.connection.send({ type: 'helped', seat: this.seat });
  }

  stop(): void {
    if (this.job) this.connection.send({ type: 'stop', job: this.job.job });
    this.job = null;
  }

  /** Look back at a ply; the present again with null or with its own ply. */
  look(ply: number | null): void {
    const end = this.view?.ply ?? 0;
    this.looked = ply === null || ply >= end ? null : Math.max(0, ply);
    if (this.looked === null || this.past) return;
    this.connection.send({ type: 'look', seat: this.seat, ply: this.looked });
  }

  /** Ask for positions that were passed over, to show them one by one. */
  recall(plies: readonly number[]): void {
    for (const ply of plies) this.connection.send({ type: 'look', seat: this.seat, ply });
  }

  hurry(): void {
    this.connection.hurry();
  }

  leave(removed = false): void {
    this.removed = removed;
    this.connection.close();
  }

  /** Who speaks for this screen: the shown seat if it is mine. */
  private get asking(): number | null {
    return this.seat ?? this.mine[0] ?? null;
  }
}
