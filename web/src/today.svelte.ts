/** Which day it is for the reader, for as long as a page is open: it changes at midnight. */
import { createSubscriber } from 'svelte/reactivity';
import { dayOf, untilMidnight } from './day';

const watched = createSubscriber((update) => {
  let timer = setTimeout(changed, untilMidnight(Date.now()));
  function changed(): void {
    update();
    timer = setTimeout(changed, untilMidnight(Date.now()));
  }
  // Timers stand still while a device sleeps: whoever comes back looks at the date.
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
});

export function thisDay(): string {
  watched();
  return dayOf(Date.now());
}
