/** Positions as SVG without a browser: `draw(game, position)` renders the same components that the boards are made of. */
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { Drawn } from '../boards/contract';
import { standingAlone, valuesOf } from './alone';

const DRAWINGS = import.meta.glob<Component<Drawn<unknown>>>('../boards/*/Drawing.svelte', { eager: true, import: 'default' });
const SHEETS = import.meta.glob<string>(['../tokens.css', '../boards/*/*.css'], { eager: true, query: '?raw', import: 'default' });
const TOKENS = new Map(Object.values(SHEETS).flatMap((sheet) => [...valuesOf(sheet)]));

/** The drawing of a position (a `Drawn` as JSON), or an empty text where the game has none. */
function draw(game: string, position: string): string {
  const Drawing = DRAWINGS[`../boards/${game}/Drawing.svelte`];
  if (!Drawing) return '';
  const { head, body } = render(Drawing, { props: JSON.parse(position) as Drawn<unknown> });
  return standingAlone(head, body, TOKENS);
}

Object.assign(globalThis, { draw });
