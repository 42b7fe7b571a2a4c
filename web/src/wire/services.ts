/** Ask a game's service: a question that may take long, with its progress and a way to stop it. */
import { Refusal, askService, serviceTold, stopService } from './http';
import type { ServiceTold } from './bodies';
import type { Json } from './messages';

const EVERY_MS = 250;

export interface Asking<Answer = Json> {
  /** The answer; rejects with a Refusal, STOPPED included. */
  answer: Promise<Answer>;
  stop: () => void;
}

/** `told` hears the queue and the progress while it works. */
export function ask<Answer = Json>(game: string, service: string, question: object, told?: (now: ServiceTold) => void): Asking<Answer> {
  let job: string | null = null;
  let stopped = false;
  const stop = () => {
    stopped = true;
    if (job) void stopService(job).catch(() => undefined);
  };
  return { answer: run(), stop };

  async function run(): Promise<Answer> {
    job = (await askService(game, service, question)).job;
    for (;;) {
      if (stopped) throw new Refusal('STOPPED');
      const now = await serviceTold(job);
      // A service answers what its part declares.
      if (now.state === 'done') return now.result as Answer;
      if (now.state === 'refused' && now.error) throw new Refusal(now.error.code, now.error.clause, now.error.facts);
      if (now.state === 'stopped') throw new Refusal('STOPPED');
      if (now.state === 'failed') throw new Refusal('SERVER_ERROR');
      told?.(now);
      await new Promise((done) => setTimeout(done, EVERY_MS));
    }
  }
}
