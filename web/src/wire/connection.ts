/** One websocket that comes back by itself: after a loss it waits a little, says hello and goes on. */
import type { FromClient, FromServer, Ping } from './messages';

export type Line = 'opening' | 'open' | 'lost' | 'closed';

export interface Outside {
  socket: (url: string) => WebSocket;
  later: (work: () => void, ms: number) => number;
  cancel: (timer: number) => void;
}

export const BROWSER: Outside = {
  socket: (url) => new WebSocket(url),
  later: (work, ms) => window.setTimeout(work, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

const WAITS = [300, 700, 1500, 3000, 5000];
const PING_EVERY = 20000;
const PONG_WITHIN = 10000;

/** A table's by default; a study's line speaks in other messages. */
export class Connection<Out = FromClient, In = FromServer> {
  line: Line = 'opening';
  private socket: WebSocket | null = null;
  private losses = 0;
  private retry: number | null = null;
  private heartbeat: number | null = null;

  constructor(
    private readonly url: string,
    private readonly hello: () => Out,
    private readonly told: (message: In) => void,
    private readonly changed: (line: Line) => void,
    private readonly outside: Outside = BROWSER,
  ) {
    this.open();
  }

  /** False where the line is down: the server will send a fresh view when it is back. */
  send(message: Out | Ping): boolean {
    if (this.line !== 'open' || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.become('closed');
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  /** Try at once, for instance because the machine is online again. */
  hurry(): void {
    if (this.line !== 'lost' || this.retry === null) return;
    this.outside.cancel(this.retry);
    this.open();
  }

  private open(): void {
    this.retry = null;
    const socket = this.outside.socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.losses = 0;
      this.become('open');
      this.send(this.hello());
      this.beat();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.beat();
      this.told(JSON.parse(event.data) as In);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    if (this.line === 'closed' || socket !== this.socket) return;
    this.stopTimers();
    this.socket = null;
    this.become('lost');
    const wait = WAITS[Math.min(this.losses, WAITS.length - 1)]!;
    this.losses += 1;
    this.retry = this.outside.later(() => this.open(), wait);
  }

  /** Any message shows that the line lives; after a silence ask, and give up if nothing answers. */
  private beat(): void {
    if (this.heartbeat !== null) this.outside.cancel(this.heartbeat);
    this.heartbeat = this.outside.later(() => {
      this.send({ type: 'ping' });
      const socket = this.socket;
      this.heartbeat = this.outside.later(() => {
        socket?.close();
        if (socket) this.lost(socket);
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  private stopTimers(): void {
    for (const timer of [this.retry, this.heartbeat]) if (timer !== null) this.outside.cancel(timer);
    this.retry = this.heartbeat = null;
  }

  private become(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.changed(line);
  }
}

export function address(table: string, folder = '/ws'): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${folder}/${encodeURIComponent(table)}`;
}
