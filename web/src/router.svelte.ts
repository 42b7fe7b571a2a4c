/** A tiny router by path; tokens stay in the fragment, which never leaves the browser. */

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string; fragment: string }
  | { page: 'rules'; game: string; fragment: string }
  | { page: 'tool'; game: string; tool: string; fragment: string }
  | { page: 'brought' }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'puzzles'; game: string | null; id: string | null; fragment: string }
  | { page: 'today'; fragment: string }
  | { page: 'review'; table: string; number: number | null; fragment: string }
  | { page: 'analysis'; fragment: string }
  | { page: 'study'; study: string; fragment: string }
  | { page: 'about' }
  | { page: 'missing' };

type Read = (parts: string[], fragment: string) => Route;

/** By the first part of the path and how many there are. */
const PAGES: Record<string, Read> = {
  'about/1': () => ({ page: 'about' }),
  'new/2': ([, game = '']) => ({ page: 'setup', game }),
  'table/2': ([, table = ''], fragment) => ({ page: 'table', table, fragment }),
  'rules/2': ([, game = ''], fragment) => ({ page: 'rules', game, fragment }),
  'learn/2': ([, game = '']) => ({ page: 'learn', game, lesson: null }),
  'learn/3': ([, game = '', lesson = '']) => ({ page: 'learn', game, lesson }),
  'lesson/1': () => ({ page: 'brought' }),
  'puzzles/1': () => ({ page: 'puzzles', game: null, id: null, fragment: '' }),
  'puzzles/2': ([, game = ''], fragment) => ({ page: 'puzzles', game, id: null, fragment }),
  'puzzles/3': ([, game = '', id = ''], fragment) => ({ page: 'puzzles', game, id, fragment }),
  'today/1': (_, fragment) => ({ page: 'today', fragment }),
  'review/2': ([, table = ''], fragment) => ({ page: 'review', table, number: null, fragment }),
  'review/3': ([, table = '', number = ''], fragment) => (/^\d{1,6}$/.test(number) ? { page: 'review', table, number: Number(number), fragment } : { page: 'missing' }),
  'analysis/1': (_, fragment) => ({ page: 'analysis', fragment }),
  'study/2': ([, study = ''], fragment) => ({ page: 'study', study, fragment }),
  'tools/3': ([, game = '', tool = ''], fragment) => ({ page: 'tool', game, tool, fragment }),
};

export function parse(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  if (parts.length === 0) return { page: 'home' };
  const read = PAGES[`${parts[0]}/${parts.length}`];
  return read ? read(parts, hash.replace(/^#/, '')) : { page: 'missing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => parse(location.pathname, location.hash);

/** `table`: the one that rules or a lesson were opened from, and lead back to. */
export const router: { route: Route; table: string | null } = $state({ route: { page: 'home' }, table: null });

export function go(path: string): void {
  const { page } = router.route;
  if (page === 'table') router.table = location.pathname + location.hash;
  else if (page !== 'rules' && page !== 'learn') router.table = null;
  history.pushState(null, '', path);
  router.route = here();
  window.scrollTo(0, 0);
}

/** Change the address without a step in the history: a secret fragment disappears from sight. */
export function settleAt(path: string): void {
  history.replaceState(null, '', path);
}

/** Follow the address and every plain click on a link of ours. */
export function start(): () => void {
  router.route = here();
  const moved = () => (router.route = here());
  window.addEventListener('popstate', moved);
  document.addEventListener('click', follow);
  return () => {
    window.removeEventListener('popstate', moved);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !plain(event) || !ours(link)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** A click that asks for nothing but to go there. */
function plain(event: MouseEvent): boolean {
  return !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
}

/** A page of ours: not a place on this page, not a file, not elsewhere. */
function ours(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return !link.getAttribute('href')?.startsWith('#') && !link.pathname.includes('.');
}
