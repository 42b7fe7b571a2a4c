/** Board texts for the editor: read for drawing, written back, painted with a quarter-turn copy. */

export const PALETTE = ['.', 'x', '^', '>', 'v', '<', '%', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', '@'];
/** How the texts call a symbol. */
const WORDS: Record<string, string> = { '.': 'water', x: 'reef', '^': 'north', '>': 'east', v: 'south', '<': 'west', '%': 'void', '@': 'volcano' };

/** The word for a symbol in the texts: a kind of cell, or an island by its letter. */
export function wordOf(symbol: string): string {
  return WORDS[symbol] ?? symbol;
}

/** The board of a link, or nothing where there is none to read. */
export function sentBy(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

const TURNED: Record<string, string> = { '^': '>', '>': 'v', v: '<', '<': '^', A: 'C', B: 'D', C: 'E', D: 'F', E: 'G', F: 'H', G: 'A', H: 'B' };

/** The rows of the grid, or null where the text has none. */
export function rowsOf(text: string): string[] | null {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === 'grid:');
  const end = lines.findIndex((line, at) => at > start && /^(end|line-grid:)$/.test(line.trim()));
  if (start < 0 || end <= start + 1) return null;
  const rows = lines.slice(start + 1, end);
  return rows.every((row) => row.length === rows[0]!.length && row.length > 0) ? rows : null;
}

/** The text with other rows in its grid. */
export function withRows(text: string, rows: string[]): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === 'grid:') + 1;
  return [...lines.slice(0, start), ...rows, ...lines.slice(start + rows.length)].join('\n');
}

/** One cell painted; with `turn` its three images under quarter turns too. */
export function painted(rows: string[], row: number, col: number, symbol: string, turn: boolean): string[] {
  const size = rows.length;
  const grid = rows.map((line) => [...line]);
  const times = turn && size === rows[0]!.length ? 4 : 1;
  for (let time = 0; time < times; time += 1) {
    if (grid[row]?.[col] !== undefined) grid[row]![col] = symbol;
    [row, col] = [col, size - 1 - row];
    symbol = TURNED[symbol] ?? symbol;
  }
  return grid.map((line) => line.join(''));
}

/** A setup on that board: pearls by lot, three different ones an island. */
export function setupOn(text: string, random: () => number = Math.random): string {
  const lacking = [...'rrggbbyy'];
  for (let at = lacking.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [lacking[at], lacking[other]] = [lacking[other]!, lacking[at]!];
  }
  const pearls = [...'ABCDEFGH'].map((island, at) => `${island}=${'rgby'.replace(lacking[at]!, '')}`);
  return `board:${text.trimEnd()}\n\n${pearls.join(' ')}`;
}
