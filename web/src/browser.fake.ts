/** What jsdom leaves out of a browser, for tests: windows that open, media that are asked, sizes that are watched. */
import { vi } from 'vitest';

// Files share a window, a quarter of the processor time; what the one before left is gone.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
history.replaceState(null, '', '/');

const { LANGUAGES, load } = await import('./text/fluent');
await Promise.all(LANGUAGES.map(load));

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.open = true;
};

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;

/** Nobody here prefers anything. */
window.matchMedia = (media) => {
  const list = Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  return list as unknown as MediaQueryList;
};

window.ResizeObserver = class {
  observe(): void {
    // Nothing has a size here.
  }
  unobserve(): void {
    // Nothing has a size here.
  }
  disconnect(): void {
    // Nothing has a size here.
  }
};
