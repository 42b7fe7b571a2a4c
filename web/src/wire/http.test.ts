import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteTable, games, makeTable, Refusal, refusalOf } from './http';

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(body === null ? null : JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('what is asked over HTTP', () => {
  it('sends wishes as JSON', async () => {
    const fetched = answer(200, { table: 't' });
    await makeTable({ game: 'lacuna', seats: [{ kind: 'here' }] });
    const [path, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).toBe('/api/tables');
    expect(JSON.parse(request.body as string)).toEqual({ game: 'lacuna', seats: [{ kind: 'here' }] });
  });
  it('keeps a token out of the address', async () => {
    const fetched = answer(204, null);
    await deleteTable('t1', 'secret-token');
    const [path, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
    expect(path).not.toContain('secret');
    expect(request.headers).toMatchObject({ Authorization: 'Bearer secret-token' });
  });
  it('turns a typed error into a refusal with its clause and facts', async () => {
    answer(400, { code: 'OCCUPIED', clause: 'IXN-10', facts: { cell: 'f6' } });
    await expect(games()).rejects.toMatchObject({ code: 'OCCUPIED', clause: 'IXN-10', facts: { cell: 'f6' } });
  });
  it('says so when nobody answers', async () => {
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('refused'))));
    await expect(games()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });
  it('makes something of an error that is not ours', () => {
    expect(refusalOf(413, null).code).toBe('TOO_LARGE');
    expect(refusalOf(502, '<html>')).toEqual(new Refusal('SERVER_ERROR', null, { status: 502 }));
  });
});
