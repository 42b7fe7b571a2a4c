/** The letters of a row (§0 of the rule file): what lies on a cell, and whose it is. */
export type What = 'free' | 'obstacle' | 'tower' | 'element' | 'marker';

export interface OnCell {
  what: What;
  /** What carries a marker: an obstacle or the tower, or null for a bare cell. */
  under: 'obstacle' | 'tower' | null;
  seat: number | null;
}

export function onCell(letter: string): OnCell {
  if (letter === '.') return { what: 'free', under: null, seat: null };
  if (letter === '#') return { what: 'obstacle', under: 'obstacle', seat: null };
  if (letter === 'T') return { what: 'tower', under: 'tower', seat: null };
  const kinds: [string, What, OnCell['under']][] = [
    ['ABCD', 'element', null], ['abcd', 'marker', null], ['1234', 'marker', 'obstacle'], ['5678', 'marker', 'tower'],
  ];
  const [letters, what, under] = kinds.find(([some]) => some.includes(letter))!;
  return { what, under, seat: letters.indexOf(letter) };
}
