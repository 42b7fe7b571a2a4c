import { afterEach, describe, expect, it, vi } from 'vitest';
import { arrive } from './arriving';

const board = () => Object.assign(document.createElement('div'), { animate: vi.fn() });
afterEach(() => vi.unstubAllGlobals());

describe('a board that is another one', () => {
  it('comes up from nothing, as long as a move takes', () => {
    const shown = board();
    arrive(shown, 700);
    expect(shown.animate).toHaveBeenCalledExactlyOnceWith([{ opacity: 0 }, { opacity: 0, offset: 0.3 }, { opacity: 1 }], { duration: 700, easing: 'ease-out' });
  });
  it('is there at once for whoever wants it still, by the speed or by the system', () => {
    const shown = board();
    arrive(shown, 0);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    arrive(shown, 700);
    expect(shown.animate).not.toHaveBeenCalled();
  });
});
