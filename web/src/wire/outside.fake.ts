/** A websocket and a clock for tests: nothing happens until the test says so. */
import type { FromClient, FromServer } from './messages';
import type { Outside } from './connection';

export class FakeSocket {
  sent: FromClient[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.();
  }
}

export class FakeOutside implements Outside {
  sockets: FakeSocket[] = [];
  private timers = new Map<number, { at: number; work: () => void }>();
  private now = 0;
  private next = 1;

  socket = (url: string): WebSocket => {
    const made = new FakeSocket(url);
    this.sockets.push(made);
    return made as unknown as WebSocket;
  };
  later = (work: () => void, ms: number): number => {
    this.timers.set(this.next, { at: this.now + ms, work });
    return this.next++;
  };
  cancel = (timer: number): void => {
    this.timers.delete(timer);
  };
  get last(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }
  /** Let time pass: due work is done in order. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.now = due[1].at;
      this.timers.delete(due[0]);
      due[1].work();
    }
    this.now = end;
  }
}
