import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../wire/http';
import type { ServiceTold } from '../../wire/bodies';
import type { Ask } from '../contract';
import { Question } from './asking.svelte';

interface Asked { setup: string }
type Heard = (now: ServiceTold) => void;

/** A service that answers when it is told to. */
function service() {
  const stop = vi.fn();
  const calls: { name: string; question: object; heard: Heard; answer: (value: unknown) => void; refuse: (error: unknown) => void }[] = [];
  const ask = ((name: string, question: object, heard: Heard = vi.fn()) => {
    const answer = new Promise((resolve, reject) => calls.push({ name, question, heard, answer: resolve, refuse: reject }));
    return { answer, stop };
  }) as Ask;
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was asked');
    return call;
  };
  return { ask, stop, last };
}

const progress = (nodes: number | null, place = 0) => ({ place, progress: nodes === null ? {} : { nodes } }) as unknown as ServiceTold;

describe('a question to a service', () => {
  it('works until it is answered, and says how far it is', async () => {
    const { ask, last } = service();
    const question = new Question<Asked, number>();
    const done = question.ask(ask, 'verdict', { setup: 'deal:1' });
    expect([question.working, question.answer]).toEqual([true, null]);
    expect(last()).toMatchObject({ name: 'verdict', question: { setup: 'deal:1' } });
    last().heard(progress(500, 2));
    last().heard(progress(null, 1));
    expect([question.states, question.place]).toEqual([500, 1]);
    last().answer(7);
    expect(await done).toBe(7);
    expect([question.working, question.answer]).toEqual([false, 7]);
  });
  it('keeps why it was refused, but being stopped is no refusal', async () => {
    const { ask, last } = service();
    const question = new Question<Asked, number>();
    const refused = question.ask(ask, 'verdict', { setup: 'deal:x' });
    last().refuse(new Refusal('BAD_QUESTION'));
    expect(await refused).toBeNull();
    expect(question.wrong).toMatchObject({ code: 'BAD_QUESTION' });
    const stopped = question.ask(ask, 'verdict', { setup: 'deal:1' });
    expect(question.wrong).toBeNull();
    last().refuse(new Refusal('STOPPED'));
    expect(await stopped).toBeNull();
    expect([question.wrong, question.working]).toEqual([null, false]);
  });
  it('is stopped by the next one, whose answer alone counts', async () => {
    const { ask, stop, last } = service();
    const question = new Question<Asked, number>();
    const first = question.ask(ask, 'verdict', { setup: 'deal:1' });
    const old = last();
    const second = question.ask(ask, 'verdict', { setup: 'deal:2' });
    expect(stop).toHaveBeenCalledOnce();
    old.heard(progress(900));
    old.answer(1);
    expect([await first, question.states, question.answer]).toEqual([null, 0, null]);
    last().answer(2);
    expect(await second).toBe(2);
  });
  it('forgets its answer, and stops only what is under way', async () => {
    const { ask, stop, last } = service();
    const question = new Question<Asked, number>();
    const done = question.ask(ask, 'verdict', { setup: 'deal:1' });
    last().answer(3);
    await done;
    question.forget();
    expect([question.answer, stop.mock.calls.length]).toEqual([null, 0]);
    void question.ask(ask, 'verdict', { setup: 'deal:1' });
    question.forget();
    expect([question.working, stop.mock.calls.length]).toEqual([false, 1]);
  });
});
