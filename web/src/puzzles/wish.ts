/** Which puzzles somebody wants, as it stands after # in the address. */
export interface Wish {
  theme: string | null;
  grade: number | null;
}

export function wishFrom(fragment: string): Wish {
  const found = new URLSearchParams(fragment);
  const grade = Number(found.get('grade'));
  return { theme: found.get('theme') || null, grade: Number.isInteger(grade) && grade > 0 ? grade : null };
}

/** The day whose puzzle it is. */
export function dayFrom(fragment: string): string | null {
  const day = new URLSearchParams(fragment).get('day') ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}

/** As parameters; empty where nothing is wished for. */
export function wished({ theme, grade }: Wish, more: string[][] = []): string {
  const asked = [...(theme ? [['theme', theme]] : []), ...(grade ? [['grade', String(grade)]] : []), ...more];
  return new URLSearchParams(asked).toString();
}

/** An address of a game's puzzles that remembers the wish. */
export function address(game: string, page: string | null, wish: Wish): string {
  const after = wished(wish);
  return `/puzzles/${game}${page ? `/${encodeURIComponent(page)}` : ''}${after ? `#${after}` : ''}`;
}
