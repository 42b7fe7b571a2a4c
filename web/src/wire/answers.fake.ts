/** A server's HTTP for tests: answers by method and path, and what was asked of it. */
import { vi } from 'vitest';

export interface Answers {
  /** Method and path with the body that was sent, oldest first. */
  asked: [string, unknown][];
  give: (what: string, body: unknown, status?: number) => void;
}

/** Replaces `fetch`; what is not listed is 404. */
export function answering(bodies: Record<string, unknown>): Answers {
  const asked: [string, unknown][] = [];
  const known = new Map(Object.entries(bodies).map(([what, body]) => [what, { body, status: 200 }]));
  const fetched = async (path: string, { method = 'GET', body = null }: RequestInit = {}): Promise<Response> => {
    const what = `${method} ${path}`;
    asked.push([what, typeof body === 'string' ? JSON.parse(body) : null]);
    const answer = known.get(what) ?? { body: null, status: 404 };
    return new Response(answer.body === null ? null : JSON.stringify(answer.body), { status: answer.status });
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
  return { asked, give: (what, body, status = 200) => void known.set(what, { body, status }) };
}
