import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, type Line } from './connection';
import type { FromServer } from './messages';
import { FakeOutside } from './outside.fake';

let outside: FakeOutside;
let lines: Line[];
let told: FromServer[];
let connection: Connection;

beforeEach(() => {
  outside = new FakeOutside();
  lines = [];
  told = [];
  connection = new Connection(
    'ws://here/ws/t',
    () => ({ type: 'hello', token: 'key' }),
    (message) => told.push(message),
    (line) => lines.push(line),
    outside,
  );
});

describe('a connection', () => {
  it('says hello when it opens and passes on what it hears', () => {
    outside.last.open();
    outside.last.tell({ type: 'pong' });
    expect(outside.last.sent).toEqual([{ type: 'hello', token: 'key' }]);
    expect(told).toEqual([{ type: 'pong' }]);
    expect(lines).toEqual(['open']);
  });
  it('comes back after a loss and says hello again', () => {
    outside.last.open();
    outside.last.drop();
    expect(connection.line).toBe('lost');
    outside.pass(300);
    expect(outside.sockets).toHaveLength(2);
    outside.last.open();
    expect(outside.last.sent).toEqual([{ type: 'hello', token: 'key' }]);
    expect(lines).toEqual(['open', 'lost', 'open']);
  });
  it('waits longer after each failure, and not at all when it is hurried', () => {
    outside.last.drop();
    outside.pass(300);
    outside.last.drop();
    outside.pass(699);
    expect(outside.sockets).toHaveLength(2);
    connection.hurry();
    expect(outside.sockets).toHaveLength(3);
  });
  it('does not send while it is lost', () => {
    outside.last.open();
    outside.last.drop();
    expect(connection.send({ type: 'ping' })).toBe(false);
  });
  it('asks after a silence and gives a dead line up', () => {
    outside.last.open();
    outside.pass(20000);
    expect(outside.last.sent).toContainEqual({ type: 'ping' });
    outside.pass(10000);
    expect(outside.sockets[0]!.closed).toBe(true);
    expect(connection.line).toBe('lost');
  });
  it('keeps a line that answers', () => {
    outside.last.open();
    outside.pass(20000);
    outside.last.tell({ type: 'pong' });
    outside.pass(19000);
    expect(connection.line).toBe('open');
  });
  it('stays closed once it was closed on purpose', () => {
    outside.last.open();
    connection.close();
    outside.sockets[0]!.drop();
    outside.pass(60000);
    expect(outside.sockets).toHaveLength(1);
    expect(connection.line).toBe('closed');
  });
});
