/** What a lesson points at, as a selector: `cell:e6` is data-cell="e6", `stage:commit` a part of the stage. */
export function selector(mark: string): string {
  const at = mark.indexOf(':');
  const [kind, name] = [mark.slice(0, at), mark.slice(at + 1)];
  if (at < 1 || !/^[a-z-]+$/.test(kind)) return ':not(*)';
  return `[data-${kind}="${name.replace(/["\\]/g, '\\$&')}"]`;
}
