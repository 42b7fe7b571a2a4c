import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../preferences.svelte';
import { router } from '../router.svelte';
import { find } from '../tables.svelte';
import { answering, type Answers } from '../wire/answers.fake';
import { Refusal } from '../wire/http';
import { matchRecord } from '../wire/told.fake';
import ImportRecord from './ImportRecord.svelte';
import { parsed, wrong } from './importing';

const MADE = { table: 'seen', token: 'k', invitations: {}, watch: 'w', address: '', local: true };
let answers: Answers;

beforeEach(() => {
  change({ language: 'en' });
  vi.stubGlobal('scrollTo', () => undefined);
  answers = answering({ 'POST /api/records': MADE });
});
afterEach(() => vi.unstubAllGlobals());

describe('a record that somebody brings', () => {
  it('is any JSON object; the rest is for the server to judge', () => {
    expect(parsed('{"game": "lacuna"}')).toEqual({ game: 'lacuna' });
    for (const text of ['', 'no json', '3', 'null', '[1]', '{"a":1}', '{"game":5}']) {
      expect(() => parsed(text)).toThrowError(expect.objectContaining({ code: 'INVALID_RECORD' }) as Error);
    }
  });
  it('that is none gets a sentence in the reader’s language', () => {
    const told = (language: 'en' | 'fr', text: string) => {
      change({ language });
      try {
        parsed(text);
      } catch (error) {
        return wrong(null, error as Refusal);
      }
      return '';
    };
    expect(told('en', '{"a":1}')).toBe('This is not a record of a match: it does not say which game was played.');
    expect(told('fr', '[1]')).toContain('Ce n’est pas une partie notée');
    change({ language: 'en' });
  });
  it('is refused with the move and the reason, without notation or the number of the clause', () => {
    const refused = new Refusal('OCCUPIED', 'IXN-10', { field: 'moves', ply: 4, move: 'Af6', cell: 'f6' });
    expect(wrong('interactions', refused)).toMatch(/^Move 5 cannot be: [^(]+$/);
  });
  it('is refused plainly where no move is at fault', () => {
    const refused = new Refusal('INVALID_RECORD', null, { field: 'game', problem: 'unknown-game', game: 'chess' });
    expect(wrong(null, refused)).toContain('chess');
    expect(wrong(null, refused)).not.toContain('cannot be:');
  });
});

describe('the window to open a record', () => {
  const close = vi.fn();
  const paste = (text: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));

  it('opens nothing without a text', () => {
    render(ImportRecord, { close });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open' }).disabled).toBe(true);
  });
  it('leads to the table of the record and remembers it', async () => {
    render(ImportRecord, { close });
    await paste(JSON.stringify(matchRecord()));
    await open();
    await waitFor(() => expect(router.route).toMatchObject({ page: 'table', table: 'seen' }));
    expect(answers.asked).toEqual([['POST /api/records', matchRecord()]]);
    expect(find('seen')?.game).toBe('lacuna');
    expect(close).toHaveBeenCalled();
  });
  it('reads a file into the text', async () => {
    render(ImportRecord, { close });
    const file = { name: 'match.json', text: async () => '{"game": "forma"}' }; // jsdom's files have no text()
    await fireEvent.change(screen.getByLabelText('From a file'), { target: { files: [file] } });
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('{"game": "forma"}'));
  });
  it('stays open and says what is wrong', async () => {
    answers.give('POST /api/records', { code: 'OCCUPIED', clause: 'IXN-10', facts: { field: 'moves', ply: 0, move: 'Af6', cell: 'f6' } }, 400);
    render(ImportRecord, { close });
    await paste('{"game": "interactions"}');
    await open();
    expect((await screen.findByRole('alert')).textContent).toContain('Move 1');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
});
