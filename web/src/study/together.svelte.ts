/** A study on the server: what all who are here see of it, and each other's moves. */
import { address, BROWSER, Connection, type Line, type Outside } from '../wire/connection';
import { Refusal } from '../wire/http';
import type { Edited, EditWish, FromReader, ToReader } from '../wire/study_messages';
import type { Analysing, Keeper } from './analysing.svelte';
import { studyOf } from './tree';

interface Waiting {
  done: () => void;
  failed: (error: Refusal) => void;
}

export class Together implements Keeper {
  line = $state<Line>('opening');
  editing = $state(false);
  people = $state(1);
  /** One goes along where somebody else plays or looks. */
  following = $state(true);
  unknown = $state(false);
  removed = $state(false);
  private version = 0;
  private you = 0;
  private readonly waiting: Waiting[] = [];
  private readonly connection: Connection<FromReader, ToReader>;

  constructor(
    private readonly analysing: Analysing,
    study: string,
    token: string,
    outside: Outside = BROWSER,
  ) {
    this.connection = new Connection<FromReader, ToReader>(
      address(study, '/ws/studies'),
      () => ({ type: 'hello', token }),
      (message) => this.hear(message),
      (line) => this.turned(line),
      outside,
    );
  }

  async edit(edit: EditWish): Promise<void> {
    if (!this.connection.send({ type: 'edit', version: this.version, edit })) throw new Refusal('UNREACHABLE');
    await new Promise<void>((done, failed) => this.waiting.push({ done, failed }));
  }

  went(chapter: number, node: number): void {
    if (this.editing) this.connection.send({ type: 'at', chapter, node });
  }

  leave(): void {
    this.connection.close();
  }

  hurry(): void {
    this.connection.hurry();
  }

  private turned(line: Line): void {
    this.line = line;
    if (line === 'lost') for (const one of this.waiting.splice(0)) one.failed(new Refusal('UNREACHABLE'));
  }

  private hear(message: ToReader): void {
    switch (message.type) {
      case 'study':
        this.version = message.version;
        this.you = message.you;
        this.editing = message.editing;
        this.analysing.open(studyOf(message), this);
        this.waiting.shift()?.done();
        break;
      case 'edited':
        this.changed(message);
        break;
      case 'went':
        if (this.following) this.analysing.visit(message.chapter, message.node);
        break;
      case 'people':
        this.people = message.count;
        break;
      case 'removed':
        this.removed = true;
        this.leave();
        break;
      case 'refused':
        this.decline(message.code, message.clause, message.facts);
        break;
      case 'pong':
        break;
    }
  }

  private changed({ version, by, edits }: Edited): void {
    this.version = version;
    this.analysing.take(edits, by === this.you || this.following);
    if (by === this.you) this.waiting.shift()?.done();
  }

  private decline(code: string, clause: string | null, facts: Refusal['facts']): void {
    if (code === 'UNKNOWN_TOKEN' || code === 'NO_SUCH_STUDY') {
      this.unknown = true;
      this.leave();
    }
    this.waiting.shift()?.failed(new Refusal(code, clause, facts));
  }
}
