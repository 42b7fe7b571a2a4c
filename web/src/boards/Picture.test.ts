import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { board } from './find';
import { POSITIONS } from './positions.fake';

describe('a position from afar', () => {
  it.each(Object.keys(POSITIONS))('of %s is one drawing, without words', async (game) => {
    const module = await board(game);
    const Picture = module!.Picture!;
    const { container } = render(Picture, { view: POSITIONS[game as keyof typeof POSITIONS].view });
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelectorAll('rect, circle, path').length).toBeGreaterThan(1);
    expect(container.textContent?.trim()).toBe('');
  });
});
