/** For how many a game is, in words. */
import { say } from '../text/say.svelte';
import type { GameTold } from '../wire/messages';

export function playersText({ seats }: GameTold): string {
  const [from, to] = [Math.min(...seats), Math.max(...seats)];
  return from === to ? say('shell-players-exactly', { count: from }) : say('shell-players', { from, to });
}
