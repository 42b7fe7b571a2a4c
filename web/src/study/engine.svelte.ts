/** The engine beside an analysis: on or off, with one to five lines, told as it deepens and stopped at will. */
import { keep, kept } from '../storage';
import { askEngine } from '../wire/analysis';
import { asRefusal, Refusal, serviceTold, stopService } from '../wire/http';
import type { Json } from '../wire/messages';
import type { EngineTold } from '../wire/studies';
import { refusal } from '../text/say.svelte';

const EVERY_MS = 300;
/** Who only passes through a position asks nothing. */
const PAUSE_MS = 250;
const KEY = 'ludotheque.engine';

export interface Question {
  game: string;
  start: Record<string, Json>;
  moves: string[];
}

export class Engine {
  on = $state(false);
  lines = $state(kept<number>(KEY, 1));
  /** What the other would do if it could move. */
  threat = $state(false);
  told = $state.raw<EngineTold | null>(null);
  working = $state(false);
  /** How many others are served first. */
  queue = $state(0);
  refused = $state('');
  private asked: Question | null = null;
  private run = 0;
  private job: string | null = null;

  constructor(private readonly later: (work: () => void, ms: number) => unknown = (work, ms) => setTimeout(work, ms)) {}

  /** Another position; null where nobody decides. */
  look(question: Question | null): void {
    this.asked = question;
    this.threat = false;
    this.again();
  }

  switch(on: boolean): void {
    this.on = on;
    this.again();
  }

  count(lines: number): void {
    this.lines = lines;
    keep(KEY, lines);
    this.again();
  }

  threaten(on: boolean): void {
    this.threat = on;
    this.again();
  }

  stop(): void {
    this.run += 1;
    this.working = false;
    if (this.job) void stopService(this.job).catch(() => undefined);
    this.job = null;
  }

  private again(): void {
    this.stop();
    this.told = null;
    this.refused = '';
    const question = this.asked;
    if (!this.on || !question) return;
    this.working = true;
    const run = this.run;
    this.later(() => void this.work(run, question), PAUSE_MS);
  }

  private async work(run: number, question: Question): Promise<void> {
    if (run !== this.run) return;
    try {
      const { job } = await askEngine({ start: question.start, moves: question.moves, lines: this.lines, threat: this.threat });
      if (run !== this.run) return void stopService(job).catch(() => undefined);
      this.job = job;
      await this.listen(run, job);
    } catch (error) {
      if (run !== this.run) return;
      const { code, facts } = asRefusal(error);
      this.refused = refusal(question.game, code, facts);
    }
    if (run === this.run) this.working = false;
  }

  private async listen(run: number, job: string): Promise<void> {
    while (run === this.run) {
      const now = await serviceTold(job);
      if (run !== this.run) return;
      this.queue = now.state === 'queued' ? now.place : 0;
      // An analysis tells what `EngineTold` declares.
      const told = (now.state === 'done' ? now.result : now.progress) as EngineTold | null;
      if (told && 'lines' in told) this.told = told;
      if (now.state === 'refused' && now.error) throw new Refusal(now.error.code, now.error.clause, now.error.facts);
      if (now.state !== 'running' && now.state !== 'queued') return;
      await new Promise<void>((done) => void this.later(done, EVERY_MS));
    }
  }
}
