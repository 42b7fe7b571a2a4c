/** What the solver says of the position when it is asked; it holds along its own line, and no further. */
import type { Ask, Text } from '../contract';
import { Question } from './asking.svelte';
import { question } from './deals';
import { ahead } from './walking';
import type { AdviceAnswer, AdviceQuestion, VerdictAnswer, VerdictQuestion, View } from './wire';

export class Solver {
  readonly verdict = new Question<VerdictQuestion, VerdictAnswer>();
  readonly advice = new Question<AdviceQuestion, AdviceAnswer>();
  private base = $state.raw<string[]>([]);
  /** A search that left the position open is followed by one in another order. */
  private attempt = 0;

  get working(): boolean {
    return this.verdict.working || this.advice.working;
  }

  get states(): number {
    return this.verdict.states + this.advice.states;
  }

  get queued(): boolean {
    return this.verdict.place + this.advice.place > 0;
  }

  get wrong(): unknown {
    return this.verdict.wrong ?? this.advice.wrong;
  }

  get state(): string {
    if (this.working) return 'working';
    return this.verdict.answer?.verdict ?? (this.advice.answer ? 'advice' : '');
  }

  /** The line found, whole, from the first move of the match. */
  get line(): string[] {
    return [...this.base, ...(this.verdict.answer?.moves ?? this.advice.answer?.line ?? [])];
  }

  /** What is left of it; null once the player has gone another way. */
  rest(line: readonly string[]): string[] | null {
    return ahead(line, this.base, this.line.slice(this.base.length));
  }

  ask(ask: Ask, service: 'verdict' | 'advice', view: View, line: readonly string[]): void {
    this.attempt = this.verdict.answer?.verdict === 'unknown' ? this.attempt + 1 : 0;
    this.forget();
    this.base = [...line];
    if (service === 'verdict') void this.verdict.ask(ask, service, { ...question(view), attempt: this.attempt });
    else void this.advice.ask(ask, service, question(view));
  }

  forget(): void {
    this.verdict.forget();
    this.advice.forget();
  }

  /** The same in a line; empty where it was not asked. */
  brief(text: Text): string {
    const winnable = (this.verdict.answer ?? this.advice.answer)?.verdict === 'winnable';
    const percent = Math.round(100 * (this.advice.answer?.chance ?? 0));
    const verdict = winnable && !this.working ? 'winnable' : this.state;
    return verdict && text('lacunes-verdict-short', { verdict, percent });
  }

  /** Its answer in words, or how far it is; empty where it was not asked. */
  told(text: Text): string {
    if (this.working) return text(this.queued ? 'lacunes-verdict-queued' : 'lacunes-verdict-working');
    const { answer: found } = this.verdict;
    const { answer: advice } = this.advice;
    if ((found ?? advice)?.verdict === 'winnable') return text('lacunes-verdict-winnable');
    if (found) return text(`lacunes-verdict-${found.verdict}`, { states: found.states });
    if (!advice) return '';
    const percent = Math.round(100 * (advice.chance ?? 0));
    return text('lacunes-advice-told', { proved: advice.verdict, redeal: String(advice.redeal), kept: advice.kept, percent });
  }
}
