/** Where a tool keeps somebody's work over a reload: their own, and apart from it what came by a link with what they made of it. */
import { drop, keep, kept } from '../storage';

/** The beginning of the keys of `parts`; those of an earlier link are forgotten when another one is opened. */
export function keptAt(tool: string, parts: readonly string[], fragment: string): string {
  if (!fragment) return tool;
  const linked = `${tool}.linked`;
  if (kept(linked, '') !== fragment) {
    for (const part of parts) drop(`${linked}.${part}`);
    keep(linked, fragment);
  }
  return linked;
}
