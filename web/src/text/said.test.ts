import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { said } from '../../texts';

const SOURCES = import.meta.glob<string>('../../../src/ludotheque/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** By key, the message as it is read. */
function messages(source: string): Map<string, unknown> {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(source));
  return bundle._messages;
}

it.each(Object.keys(SOURCES))('a page is sent every text but a terminal’s: %s', (file) => {
  const [whole, sent] = [SOURCES[file]!, said(SOURCES[file]!)].map(messages);
  const wanted = [...whole!].filter(([key]) => !/^[a-z]+-terminal-/.test(key));
  expect([...sent!]).toEqual(wanted);
  expect(said(SOURCES[file]!)).not.toMatch(/^#/m);
});
