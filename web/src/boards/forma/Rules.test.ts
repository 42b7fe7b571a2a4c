import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import words from '../../../../src/ludotheque/locales/en/forma.ftl?raw';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import Rules from './Rules.svelte';

function page(): HTMLElement {
  change({ language: 'en' });
  return render(Rules, { text: say }).container;
}

it('every option of the set-up is found under what the rulebook leaves open', () => {
  const told = [...page().querySelectorAll('dd .option')].map((line) => line.textContent).join(', ');
  const options = [...words.matchAll(/^forma-option-(\w+) = (.+)$/gm)].map(([, , label]) => label!);
  expect(options).toContain('Squares enclosed together');
  for (const label of options) expect(told).toContain(label);
});

it('each open question has a reading of its own, and leads there by its clause', () => {
  const questions = [...page().querySelectorAll('dt')];
  const readings = new Set([...page().querySelectorAll('dd')].map((one) => one.textContent));
  expect(readings.size).toBe(questions.length);
  for (const clause of ['FRM-A1', 'FRM-A2', 'FRM-A4', 'FRM-A7', 'FRM-A24', 'FRM-A29', 'FRM-E2', 'FRM-E3']) {
    expect(questions.some((one) => one.dataset.clause?.split(' ').includes(clause)), clause).toBe(true);
  }
});
