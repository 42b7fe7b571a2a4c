import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../wire/http';
import { Retry } from './retry.svelte';
import { decision, entry, judgedAgain, PLIES } from './reviews.fake';

const LOG = [0, 1, 2, 3].map((ply) => entry(ply));
const TWICE = [...PLIES, decision(5, { judgement: 'mistake', loss: 0.25 })];

function retried(...answers: (ReturnType<typeof judgedAgain> | Refusal)[]) {
  const attempt = vi.fn(async (_ply: number, _moves: string[]) => {
    const next = answers.shift()!;
    if (next instanceof Refusal) throw next;
    return next;
  });
  const asked = vi.fn(async (ply: number) => ({ ply, seat: 1, view: `at ${ply}`, choices: 'choices', peeked: null }));
  const retry = new Retry(TWICE, 1, LOG, { asked, attempt }, { later: () => 1, cancel: () => undefined });
  return { retry, attempt, asked };
}

describe('mistakes tried again', () => {
  it('are those of one seat, each from its position on', async () => {
    const { retry } = retried();
    expect(retry.plies.map(({ ply }) => ply)).toEqual([1, 5]);
    await retry.begin();
    expect([retry.moment?.view, retry.moment?.log.length, retry.active, retry.choices]).toEqual(['at 1', 1, true, 'choices']);
  });
  it('take every move that is as good, and go on to the next', async () => {
    const { retry, attempt } = retried(judgedAgain('right'));
    await retry.begin();
    await retry.play('m');
    expect(attempt).toHaveBeenCalledWith(1, ['m']);
    expect([retry.state, retry.found, retry.moment?.view]).toEqual(['right', 1, 'after it']);
    await retry.begin(1);
    expect([retry.state, retry.decision.ply, retry.last]).toEqual(['asked', 5, true]);
  });
  it('ask once more after a worse move, and then count it no longer as found', async () => {
    const { retry } = retried(judgedAgain('better'), judgedAgain('right'));
    await retry.begin();
    await retry.play('m');
    expect([retry.state, retry.judged?.standing]).toEqual(['wrong', 'better']);
    retry.again();
    expect([retry.state, retry.moment?.view]).toEqual(['asked', 'at 1']);
    await retry.play('n');
    expect([retry.state, retry.found]).toEqual(['right', 0]);
  });
  it('let a turn go on move by move', async () => {
    const { retry, attempt } = retried(judgedAgain('on', { choices: 'more' }), judgedAgain('right'));
    await retry.begin();
    await retry.play('one');
    expect([retry.active, retry.choices, retry.begun]).toEqual([true, 'more', true]);
    await retry.play('two');
    expect(attempt).toHaveBeenLastCalledWith(1, ['one', 'two']);
  });
  it('keep what the rules refuse', async () => {
    const { retry } = retried(new Refusal('OBSTRUCTED'));
    await retry.begin();
    await retry.play('m');
    expect([retry.refused?.code, retry.active]).toEqual(['OBSTRUCTED', true]);
  });
});
