/** An SVG that needs no page around it: its styles inside, custom properties resolved, nothing that moves. */

/** The custom properties of the first rule of a style sheet: the house by day. */
export function valuesOf(sheet: string): Map<string, string> {
  const rule = sheet.replace(/\/\*[^]*?\*\//g, '').match(/\{([^}]*)\}/)?.[1] ?? '';
  return new Map([...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** A rendered component as a file. */
export function standingAlone(head: string, body: string, tokens: ReadonlyMap<string, string>): string {
  const rules = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].flatMap(([, sheet]) => plainRules(sheet!));
  const known = new Map([...tokens, ...rules.flatMap(({ own }) => own)]);
  const styles = rules.map(({ selector, told }) => `${selector}{${told}}`).filter((rule) => !rule.endsWith('{}'));
  const drawn = body.replace(/<!--[^]*?-->/g, '').replace(/style="([^"]*)"/g, (_, style: string) => placed(style));
  const opened = drawn.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const styled = opened.replace(/(<svg[^>]*>)/, `$1<style>${styles.join('')}</style>`);
  return resolved(inherited(styled), known);
}

interface Rule {
  selector: string;
  told: string;
  /** The custom properties that it sets. */
  own: [string, string][];
}

/** What is left of a sheet for something that stands still by day: no at-rules, no other theme, no states. */
function plainRules(sheet: string): Rule[] {
  const flat = sheet.replace(/\/\*[^]*?\*\//g, '').replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector, told]) => ({ selector: selector!.replace(/:where\([^)]*\)/g, '').trim(), told: told! }))
    .filter(({ selector }) => !/data-theme|:(hover|focus|active)/.test(selector))
    .map(({ selector, told }) => {
      const each = told.split(';').map((one) => one.trim()).filter(Boolean);
      const own = each.filter((one) => one.startsWith('--')).map((one): [string, string] => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1).trim()]);
      return { selector, own, told: each.filter((one) => DRAWN.test(one)).map(spelt).join(';') };
    });
}

/** What a drawing is made of; the rest is for a page. */
const DRAWN = /^(fill|stroke|opacity|font|text-anchor|paint-order|letter-spacing)/;

/** `font: 700 5px Family` said one by one, as plain readers of SVG need it. */
function spelt(declaration: string): string {
  const found = declaration.match(/^font:\s*(\d+)\s+([\d.]+)px(?:\/\S+)?\s+(.*)$/);
  return found ? `font-weight:${found[1]};font-size:${found[2]}px;font-family:${found[3]}` : declaration;
}

/** Where a thing is, as an attribute: only browsers know the property. */
function placed(style: string): string {
  const found = style.match(/transform:\s*([^;]+);?/);
  const rest = style.replace(/transform:\s*[^;]+;?\s*/, '').trim();
  const where = found ? `transform="${found[1]!.replaceAll('px', '')}"` : '';
  return [where, rest && `style="${rest}"`].filter(Boolean).join(' ');
}

/** A custom property that a group sets for what is in it: written into what uses it. */
function inherited(svg: string): string {
  return svg.replace(/<g style="(--[\w-]+):\s*([^;"]+);?">([^]*?)<\/g>/g, (_, name: string, value: string, inside: string) =>
    `<g color="${value}">${inside.replaceAll(`var(${name})`, value)}</g>`,
  );
}

/** Every `var(…)` replaced by its value, or by what stands in for it; what is set around a thing is its `color`. */
function resolved(svg: string, values: ReadonlyMap<string, string>): string {
  const once = svg.replace(/var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/g, (_, name: string, instead?: string) => values.get(name) ?? instead ?? 'currentColor');
  return once === svg ? svg.replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)/g, clear) : resolved(once, values);
}

/** A colour that lets something through, as every reader of SVG understands it. */
function clear(_: string, red: string, green: string, blue: string, percent: string): string {
  return `rgba(${red},${green},${blue},${Number(percent) / 100})`;
}
