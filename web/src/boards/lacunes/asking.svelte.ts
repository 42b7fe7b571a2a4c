/** One question to a service at a time: its place, its progress, its answer, and a way to stop it. */
import type { Ask } from '../contract';
import type { Asking } from '../../wire/services';

/** `Asked` and `Answer` are what the service declares, in wire.ts. */
export class Question<Asked extends object, Answer> {
  working = $state(false);
  /** Positions seen so far. */
  states = $state(0);
  place = $state(0);
  answer = $state.raw<Answer | null>(null);
  wrong = $state.raw<unknown>(null);
  private asking: Asking<Answer> | null = null;

  async ask(ask: Ask, service: string, question: Asked): Promise<Answer | null> {
    this.forget();
    this.working = true;
    const asking = ask<Answer>(service, question, (now) => {
      if (this.asking !== asking) return;
      this.place = now.place;
      this.states = Number(now.progress.nodes ?? this.states);
    });
    this.asking = asking;
    try {
      const answer = await asking.answer;
      if (this.asking === asking) this.answer = answer;
    } catch (error) {
      if (this.asking === asking && (error as { code?: string }).code !== 'STOPPED') this.wrong = error;
    }
    if (this.asking !== asking) return null;
    this.working = false;
    return this.answer;
  }

  /** Stop what is under way and forget what was answered. */
  forget(): void {
    const asking = this.asking;
    this.asking = null;
    if (this.working) asking?.stop();
    this.working = false;
    this.states = this.place = 0;
    this.answer = this.wrong = null;
  }
}
