import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { change, preferences } from '../preferences.svelte';
import Dialog from './Dialog.svelte';
import Header from './Header.svelte';
import { live, speak } from './live.svelte';
import Preferences from './Preferences.svelte';
import { SEAT_SHAPES, seatColour, seatInk, seatShape } from './seats';
import Segments from './Segments.svelte';
import Switch from './Switch.svelte';

const closed = vi.fn();
const children = createRawSnippet(() => ({ render: () => '<p>inside</p>' }));

beforeEach(() => {
  closed.mockClear();
  change({ language: 'en', theme: 'light', sound: true, coordinates: false, name: '' });
});

describe('the header', () => {
  it('speaks the other language after one press', async () => {
    render(Header);
    await fireEvent.click(screen.getByRole('button', { name: 'Français' }));
    expect(preferences.language).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(screen.getByRole('button', { name: 'English' }).lang).toBe('en');
  });
  it('switches the sound and shows that it did', async () => {
    render(Header);
    const sound = screen.getByRole('button', { name: 'Sound' });
    expect(sound.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(sound);
    expect(sound.getAttribute('aria-pressed')).toBe('false');
    expect(preferences.sound).toBe(false);
  });
  it('opens the preferences', async () => {
    render(Header);
    await fireEvent.click(screen.getByRole('button', { name: 'Preferences' }));
    expect(screen.getByRole('dialog', { name: 'Preferences' })).toBeTruthy();
  });
});

describe('preferences', () => {
  it('hold from the press that changes them', async () => {
    render(Preferences, { close: closed });
    await fireEvent.click(screen.getByLabelText('Dark'));
    await fireEvent.click(screen.getByLabelText('quick'));
    await fireEvent.click(screen.getByRole('switch', { name: /Coordinates/ }));
    await fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Ada ' } });
    expect(preferences).toMatchObject({ theme: 'dark', speed: 'quick', coordinates: true, name: 'Ada' });
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
  it('are told in the language that is chosen there', async () => {
    render(Preferences, { close: closed });
    await fireEvent.click(screen.getByLabelText('Français'));
    expect(screen.getByRole('dialog').getAttribute('aria-labelledby')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Préférences' })).toBeTruthy();
  });
});

describe('a window', () => {
  it('is shown, named, and closed by its button, by Escape and by the backdrop', async () => {
    render(Dialog, { title: 'A title', close: closed, children });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'A title' });
    expect(dialog.open).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await fireEvent.click(dialog);
    expect(closed).toHaveBeenCalledTimes(3);
  });
  it('stays when somebody presses inside', async () => {
    render(Dialog, { title: 'A title', close: closed, children });
    await fireEvent.click(screen.getByText('inside'));
    expect(closed).not.toHaveBeenCalled();
  });
  it('gives the focus back to where it came from', () => {
    document.body.innerHTML = '<button id="before">x</button>';
    const before = document.querySelector<HTMLElement>('#before')!;
    before.focus();
    const { unmount } = render(Dialog, { title: 'A title', close: closed, children });
    screen.getByRole('button', { name: 'Close' }).focus();
    unmount();
    expect(document.activeElement).toBe(before);
  });
});

describe('one of a few', () => {
  it('tells true from one and lists from lists', async () => {
    const changed = vi.fn();
    const options = [true, 1, [1, 2]].map((value) => ({ value, label: JSON.stringify(value) }));
    render(Segments, { legend: 'Which', name: 'which', options, value: [1, 2], change: changed });
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([false, false, true]);
    await fireEvent.click(screen.getByLabelText('1'));
    expect(changed).toHaveBeenCalledWith(1);
  });
});

describe('a switch', () => {
  it('says what it is on or off for', async () => {
    const changed = vi.fn();
    render(Switch, { label: 'Open', hint: 'Everybody sees.', checked: false, change: changed });
    const found = screen.getByRole('switch', { name: /Open/ });
    expect(document.getElementById(found.getAttribute('aria-describedby')!)?.textContent).toBe('Everybody sees.');
    await fireEvent.click(found);
    expect(changed).toHaveBeenCalledWith(true);
  });
});

describe('what a screen reader hears', () => {
  it('is new even where the same words come again', () => {
    speak('Your turn');
    const first = live.spoken;
    speak('Your turn');
    expect(live.spoken).not.toBe(first);
    expect(live.spoken.trim()).toBe('Your turn');
  });
});

it('four seats differ in shape and in colour, and a fifth is like the first', () => {
  const seats = SEAT_SHAPES.map((_, seat) => seat);
  for (const of of [seatShape, seatColour, seatInk]) {
    expect(new Set(seats.map(of)).size).toBe(4);
    expect(of(4)).toBe(of(0));
  }
});
