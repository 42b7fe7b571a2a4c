/** The clocks that a set-up offers. */
import type { Facts } from '../boards/contract';
import type { ClockWish } from '../wire/bodies';

const DAY = 86_400;
/** None, so much for each turn, so much for the whole match, days for each turn. */
export const CLOCKS: (ClockWish | null)[] = [
  null,
  { kind: 'turn', seconds: 30 },
  { kind: 'turn', seconds: 60 },
  { kind: 'game', seconds: 600, increment: 5 },
  { kind: 'game', seconds: 1800, increment: 10 },
  { kind: 'turn', seconds: DAY },
  { kind: 'turn', seconds: 3 * DAY },
];

/** Its text and what the text tells: a turn of days is told in days. */
export function clockWords(clock: ClockWish | null): [key: string, facts: Facts] {
  if (!clock) return ['shell-clock-none', {}];
  const { seconds } = clock;
  const key = seconds >= DAY ? 'shell-clock-days' : `shell-clock-${clock.kind}`;
  return [key, { seconds, minutes: seconds / 60, days: seconds / DAY }];
}

/** How much time there is, told to whoever is invited: what a move adds too. */
export function timeWords(clock: ClockWish | null): [key: string, facts: Facts] {
  if (!clock) return ['shell-clock-free', {}];
  const { kind, seconds, increment = 0 } = clock;
  if (kind === 'hourglass') return ['shell-clock-hourglass', { seconds }];
  return kind === 'game' && increment > 0 ? ['shell-clock-each', { minutes: seconds / 60, increment }] : clockWords(clock);
}
