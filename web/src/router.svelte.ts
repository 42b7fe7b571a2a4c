/** A tiny router by path; tokens stay in the fragment, which never leaves the browser. */

export type Route =
  | { page: 'home' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string; fragment: string }
  | { page: 'rules'; game: string; fragment: string }
  | { page: 'tool'; game: string; tool: string; fragment: string }
  | { page: 'about' }
  | { page: 'missing' };

export function parse(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded);
  const [first, second] = parts;
  const fragment = hash.replace(/^#/, '');
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && first === 'about') return { page: 'about' };
  if (parts.length === 2 && second) {
    if (first === 'new') return { page: 'setup', game: second };
    if (first === 'table') return { page: 'table', table: second, fragment };
    if (first === 'rules') return { page: 'rules', game: second, fragment };
  }
  if (parts.length === 3 && first === 'tools' && second && parts[2]) {
    return { page: 'tool', game: second, tool: parts[2], fragment };
  }
  return { page: 'missing' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const here = (): Route => parse(location.pathname, location.hash);

export const router: { route: Route } = $state({ route: { page: 'home' } });

export function go(path: string): void {
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
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.getAttribute('href')?.startsWith('#') || link.pathname.includes('.')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
