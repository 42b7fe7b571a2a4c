/** Which puzzles somebody wants, as it stands after # in the address. */
export interface Wish {
  theme: string | null;
  grade: number | null;
}

export const ANY: Wish = { theme: null, grade: null };

export function wishFrom(fragment: string): Wish {
  const found = new URLSearchParams(fragment);
  const grade = Number(found.get('grade'));
  return { theme: found.get('theme') || null, grade: Number.isInteger(grade) && grade > 0 ? grade : null };
}

/** As parameters; empty where nothing is wished for. */
export function wished({ theme, grade }: Wish, more: Record<string, string> = {}): string {
  const asked = { ...(theme ? { theme } : {}), ...(grade ? { grade: String(grade) } : {}), ...more };
  return new URLSearchParams(asked).toString();
}

/** An address of a game's puzzles that remembers the wish. */
export function address(game: string, page: string | null, wish: Wish): string {
  const after = wished(wish);
  return `/puzzles/${game}${page ? `/${encodeURIComponent(page)}` : ''}${after ? `#${after}` : ''}`;
}
