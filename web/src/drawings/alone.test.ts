import { describe, expect, it } from 'vitest';
import { standingAlone, valuesOf } from './alone';

const TOKENS = new Map([['--ink', '#111'], ['--title', "'Fraunces', serif"]]);
const drawn = (style: string, body: string): string => standingAlone(`<style id="x">${style}</style>`, body, TOKENS);

describe('a drawing that stands alone', () => {
  it('knows the custom properties of the house by day', () => {
    const values = valuesOf('/* --no: 1; */ :root { --ink: #111; --wide: 8px; } :root[data-theme=dark] { --ink: #eee; }');
    expect([...values]).toEqual([['--ink', '#111'], ['--wide', '8px']]);
  });
  it('carries its styles, resolved, and only what is drawn', () => {
    const svg = drawn('.a { fill: var(--ink); cursor: pointer; } .b { stroke: var(--none, red); }', '<svg viewBox="0 0 1 1"><path class="a"/></svg>');
    expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>.a{fill: #111}.b{stroke: red}</style><path class="a"/></svg>');
  });
  it('stands still, by day, and untouched', () => {
    const svg = drawn(
      "@keyframes k { from { opacity: 0; } } @media (x) { .a { fill: red; } } :root[data-theme='dark'] .a { fill: #fff; } .a:hover { fill: blue; } .a { opacity: 1; }",
      '<svg></svg>',
    );
    expect(svg).toContain('<style>.a{opacity: 1}</style>');
  });
  it('says fonts, places and colours as plain readers understand them', () => {
    const svg = drawn(
      '.a:where(.svelte-x) { font: 700 5px/1 var(--title); fill: rgb(1 2 3 / 40%); }',
      '<svg><!--[--><g style="transform: translate(3px, 4px); fill: red;"></g></svg>',
    );
    expect(svg).toContain(".a{font-weight:700;font-size:5px;font-family:'Fraunces', serif;fill: rgba(1,2,3,0.4)}");
    expect(svg).toContain('<g transform="translate(3, 4)" style="fill: red;"></g>');
    expect(svg).not.toContain('<!--');
  });
  it('colours what stands in a group by what the group says', () => {
    const svg = drawn('.pip { fill: var(--suit); }', '<svg><g style="--suit: #b00;"><path class="pip"/></g></svg>');
    expect(svg).toContain('<g color="#b00"><path class="pip"/></g>');
    expect(svg).toContain('.pip{fill: currentColor}');
  });
});
