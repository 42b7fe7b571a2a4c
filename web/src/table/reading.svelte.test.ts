import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { MAY, seatTold, tableTold, viewTold } from '../wire/told.fake';
import { reading, type Reader } from './reading.svelte';

function reader(kind: 'bot' | 'link', may: Partial<typeof MAY>) {
  let open = $state(false);
  const at = {
    table: tableTold([0], { seats: [seatTold(0), seatTold(1, { kind })] }),
    view: viewTold(0, { can: { ...MAY, ...may } }),
    offer: vi.fn(),
    resume: vi.fn(),
  } satisfies Reader;
  $effect.root(() => reading(at, () => open));
  const set = (now: boolean) => {
    open = now;
    flushSync();
  };
  set(false);
  return { at, set };
}

describe('reading the rules', () => {
  it('stops the clock against bots, and lets it run again', () => {
    const { at, set } = reader('bot', { pause: true });
    set(true);
    expect(at.offer).toHaveBeenCalledWith('pause');
    at.view = viewTold(0, { can: { ...MAY, resume: true } });
    set(false);
    expect(at.resume).toHaveBeenCalledOnce();
  });
  it('asks nobody at another screen for a pause', () => {
    const { at, set } = reader('link', { pause: true });
    set(true);
    set(false);
    expect(at.offer).not.toHaveBeenCalled();
    expect(at.resume).not.toHaveBeenCalled();
  });
  it('ends no pause that was there before', () => {
    const { at, set } = reader('bot', { resume: true });
    set(true);
    set(false);
    expect(at.resume).not.toHaveBeenCalled();
  });
});
