/** The key under which this browser's matches are counted: random, kept here; the server keeps its hash alone. */
import { keep, kept } from './storage';

const KEY = 'ludotheque.player';
let fresh = '';

export function player(): string {
  const known = kept(KEY, '');
  if (known) return known;
  fresh ||= drawn();
  keep(KEY, fresh);
  return fresh;
}

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
