/** How long ago something was, as one says it; the day itself after a week. */
import type { Language } from '../text/fluent';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(at: number, now: number, language: Language): string {
  const passed = Math.max(0, now - at);
  if (passed >= 7 * DAY) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  const said = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (passed >= DAY) return said.format(-Math.floor(passed / DAY), 'day');
  if (passed >= HOUR) return said.format(-Math.floor(passed / HOUR), 'hour');
  return passed >= MINUTE ? said.format(-Math.floor(passed / MINUTE), 'minute') : said.format(0, 'second');
}
