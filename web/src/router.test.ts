import { describe, expect, it, vi } from 'vitest';
import { go, parse, router, start } from './router.svelte';

describe('addresses', () => {
  it('are read into pages', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/new/lacuna')).toEqual({ page: 'setup', game: 'lacuna' });
    expect(parse('/table/abc', '#seat=k')).toEqual({ page: 'table', table: 'abc', fragment: 'seat=k' });
    expect(parse('/rules/forma', '#FRM-10')).toEqual({ page: 'rules', game: 'forma', fragment: 'FRM-10' });
    expect(parse('/puzzles')).toEqual({ page: 'puzzles', game: null, id: null, fragment: '' });
    expect(parse('/puzzles/forma/1-2', '#grade=3')).toEqual({ page: 'puzzles', game: 'forma', id: '1-2', fragment: 'grade=3' });
    expect(parse('/about')).toEqual({ page: 'about' });
  });
  it('that mean nothing are missing', () => {
    for (const path of ['/tables', '/table', '/table/a/b', '/new', '/%E0%A4%A']) {
      expect(parse(path)).toEqual({ page: 'missing' });
    }
  });
  it('change on a plain click on a link of ours, and only then', () => {
    vi.stubGlobal('scrollTo', () => undefined);
    const stop = start();
    document.body.innerHTML = '<a id="ours" href="/about"><b>about</b></a><a id="file" href="/LICENSES.txt">l</a>';
    document.querySelector<HTMLElement>('#ours b')!.click();
    expect(router.route).toEqual({ page: 'about' });
    document.querySelector('#file')!.addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLElement>('#file')!.click();
    expect(location.pathname).toBe('/about');
    go('/');
    expect(router.route).toEqual({ page: 'home' });
    stop();
  });
});
