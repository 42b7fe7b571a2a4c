import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Voice from './Voice.svelte';

const shown = (container: Element) => container.querySelector('[data-stage="coach"]')?.className.split(' ') ?? [];

describe('the voice', () => {
  it('lets a coach be heard until what is asked changes', async () => {
    const { container, rerender } = render(Voice, { line: { say: 'Choose a tile.' }, coach: 'Now!' });
    expect(shown(container)).toContain('fresh');
    await rerender({ line: { say: 'Choose a place.' }, coach: 'Now!' });
    expect(shown(container)).not.toContain('fresh');
    expect(shown(container)).not.toContain('over');
    await rerender({ line: { say: 'Choose a place.', more: 'It turns two tiles.' }, coach: 'Now!' });
    expect(shown(container)).toContain('over');
  });
  it('says first whose turn it is', () => {
    const { container } = render(Voice, { line: { say: 'Choose a tile.', turn: 'Your turn' } });
    expect(container.querySelector('strong')?.textContent).toBe('Your turn\u00a0Choose a tile.');
  });
  it('says nothing more without a coach', () => {
    const { container } = render(Voice, { line: { say: 'Choose a tile.', more: 'Last: the fox.' } });
    expect(shown(container)).toEqual([]);
    expect(container.textContent).toContain('Last: the fox.');
  });
});
