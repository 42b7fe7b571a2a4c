import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../wire/answers.fake';
import { Making } from './making.svelte';
import { reviewTold } from './reviews.fake';

const AT = '/api/tables/t/review';
const OF = { table: 't', token: 'k', number: null };
const state = (now: string, more: object = {}) => ({ state: now, place: 0, share: null, depth: null, ...more });
afterEach(() => vi.unstubAllGlobals());

function made() {
  const works: (() => void)[] = [];
  const making = new Making(OF, { later: (work) => works.push(work), cancel: () => undefined });
  return { making, tick: () => works.shift()?.() };
}

describe('a review on its way', () => {
  it('is read at once where it is kept, and nothing is asked for', async () => {
    const answers = answering({ [`GET ${AT}/state`]: state('done', { depth: 'quick' }), [`GET ${AT}`]: reviewTold() });
    const { making } = made();
    await making.begin();
    expect(making.told?.made).toBe(5);
    expect(answers.asked.map(([what]) => what)).toEqual([`GET ${AT}/state`, `GET ${AT}`]);
  });
  it('is asked for where nobody has, watched while it is made, and then read', async () => {
    const answers = answering({ [`GET ${AT}/state`]: state('none'), [`POST ${AT}`]: state('queued', { place: 2 }), [`GET ${AT}`]: reviewTold() });
    const { making, tick } = made();
    await making.begin();
    expect([making.working, making.state?.place, making.told]).toEqual([true, 2, null]);
    expect(answers.asked.at(-1)).toEqual([`POST ${AT}`, { depth: 'quick', number: null }]);
    answers.give(`GET ${AT}/state`, state('running', { share: 0.5 }));
    tick();
    await vi.waitFor(() => expect(making.state?.share).toBe(0.5));
    answers.give(`GET ${AT}/state`, state('done', { depth: 'quick' }));
    tick();
    await vi.waitFor(() => expect(making.told).not.toBeNull());
  });
  it('keeps what is read while a deeper look is made, and then takes its place', async () => {
    const answers = answering({ [`GET ${AT}/state`]: state('done', { depth: 'quick' }), [`GET ${AT}`]: reviewTold() });
    const { making, tick } = made();
    await making.begin();
    answers.give(`POST ${AT}`, state('running', { depth: 'quick' }));
    await making.ask('deep');
    expect([making.working, making.told?.depth]).toEqual([true, 'quick']);
    answers.give(`GET ${AT}/state`, state('done', { depth: 'deep' }));
    answers.give(`GET ${AT}`, reviewTold({ depth: 'deep', made: 9 }));
    tick();
    await vi.waitFor(() => expect(making.told?.depth).toBe('deep'));
  });
  it('is stopped, and asked for again when somebody wants it', async () => {
    const answers = answering({ [`GET ${AT}/state`]: state('running'), [`DELETE ${AT}`]: state('running'), [`POST ${AT}`]: state('queued') });
    const { making, tick } = made();
    await making.begin();
    await making.halt();
    expect(making.working).toBe(true);
    answers.give(`GET ${AT}/state`, state('none'));
    tick();
    tick();
    await vi.waitFor(() => expect(making.working).toBe(false));
    expect([making.state?.state, making.told]).toEqual(['none', null]);
    await making.ask('quick');
    expect(making.working).toBe(true);
  });
  it('stays stopped when an older answer comes late', async () => {
    answering({ [`GET ${AT}/state`]: state('running'), [`DELETE ${AT}`]: state('none') });
    const { making, tick } = made();
    await making.begin();
    const answered = fetch;
    let late: (answer: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (path: string, how: RequestInit) => (how.method === 'DELETE' ? answered(path, how) : new Promise<Response>((done) => (late = done))));
    tick();
    await making.halt();
    late(Response.json(state('running')));
    await new Promise((done) => setTimeout(done));
    expect(making.state?.state).toBe('none');
  });
  it('keeps the quick look when the deeper one is stopped', async () => {
    const answers = answering({ [`GET ${AT}/state`]: state('done', { depth: 'quick' }), [`GET ${AT}`]: reviewTold() });
    const { making } = made();
    await making.begin();
    answers.give(`POST ${AT}`, state('running', { depth: 'quick' }));
    await making.ask('deep');
    answers.give(`DELETE ${AT}`, state('done', { depth: 'quick' }));
    await making.halt();
    expect([making.working, making.told?.depth]).toEqual([false, 'quick']);
  });
  it('says why it is refused', async () => {
    answering({}).give(`GET ${AT}/state`, { code: 'MATCH_RUNNING', clause: null, facts: {} }, 409);
    const { making } = made();
    await making.begin();
    expect(making.refused?.code).toBe('MATCH_RUNNING');
  });
});
