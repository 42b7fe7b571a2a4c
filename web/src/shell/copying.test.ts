import { fireEvent, render, screen } from '@testing-library/svelte';
import { encode } from 'uqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { say } from '../text/say.svelte';
import { copy } from './copying';
import CopyLink from './CopyLink.svelte';
import QrCode from './QrCode.svelte';

const URL = 'http://192.168.1.5:8000/table/t#invite=guest-token';
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy: Link for seat 2' }));
const field = () => screen.getByLabelText<HTMLInputElement>('Link for seat 2');

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
function command(does: () => boolean) {
  document.execCommand = does;
}

beforeEach(() => change({ language: 'en' }));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('a link to copy', () => {
  it('goes to the clipboard, and the button says so', async () => {
    const copied = vi.fn(async () => undefined);
    clipboard(copied);
    render(CopyLink, { url: URL, label: 'Link for seat 2' });
    await press();
    expect(copied).toHaveBeenCalledWith(URL);
    expect(await screen.findByText('Copied')).toBeTruthy();
  });
  it('is copied without a secure context too, as its selected text', async () => {
    let selected = '';
    command(() => {
      selected = field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);
      return true;
    });
    render(CopyLink, { url: URL, label: 'Link for seat 2' });
    await press();
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(selected).toBe(URL);
  });
  it('says when it could not, and is left selected', async () => {
    command(() => false);
    render(CopyLink, { url: URL, label: 'Link for seat 2' });
    await press();
    expect(await screen.findByText(say('shell-copy-failed'))).toBeTruthy();
    expect(screen.queryByText('Copied')).toBeNull();
    expect([document.activeElement, field().selectionStart, field().selectionEnd]).toEqual([field(), 0, URL.length]);
  });
  it('is shared by the device where it can', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    render(CopyLink, { url: URL, label: 'Link for seat 2' });
    await fireEvent.click(screen.getByRole('button', { name: 'Share: Link for seat 2' }));
    expect(share).toHaveBeenCalledWith({ url: URL, title: 'Ludothèque' });
  });
});

it('a text that stands in no field is copied by a lent one, which leaves no trace', async () => {
  let lent = '';
  command(() => {
    lent = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  expect(await copy('a position')).toBe(true);
  expect(lent).toBe('a position');
  expect(document.querySelector('textarea')).toBeNull();
});

it('a code is drawn dark on light, module by module, with its quiet border', async () => {
  render(QrCode, { text: URL, label: 'Your seat' });
  const drawing = await screen.findByRole('img', { name: 'Your seat' });
  const { data, size } = encode(URL, { ecc: 'M', border: 2 });
  const bars = [...drawing.querySelector('path')!.getAttribute('d')!.matchAll(/M(\d+) (\d+)h(\d+)/g)];
  const dark = bars.reduce((sum, [, , , long]) => sum + Number(long), 0);
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(dark).toBe(data.flat().filter(Boolean).length);
  expect(bars.every(([, x, y]) => Number(x) >= 2 && Number(y) >= 2)).toBe(true);
});
