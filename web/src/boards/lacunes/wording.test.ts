import { describe, expect, it } from 'vitest';
import { change } from '../../preferences.svelte';
import { say } from '../../text/say.svelte';
import { POSITIONS } from '../positions.fake';
import { SHIFTED, viewOf } from './layout.fake';
import { before, wording } from './wording';

describe('a move in words', () => {
  it('names the card, its neighbour and the row', () => {
    change({ language: 'en' });
    expect(wording('QC', POSITIONS.lacunes.view, say)).toBe('Put the queen of clubs right of the jack of clubs, first row.');
    expect(wording('7D', POSITIONS.lacunes.view, say)).toBe('Put the 7 of diamonds right of the 6 of diamonds, third row.');
  });
  it('puts a two at the head of a row', () => {
    change({ language: 'en' });
    expect(wording('2S@4', viewOf(SHIFTED), say)).toBe('Put the 2 of spades at the head of the fourth row.');
  });
  it('counts what a redeal keeps', () => {
    change({ language: 'en' });
    expect(wording('R', viewOf(SHIFTED), say)).toBe('Redeal: the 36 cards in place stay.');
  });
  it('speaks French to the last word', () => {
    change({ language: 'fr' });
    expect(wording('QC', POSITIONS.lacunes.view, say)).toBe('Mets la dame de trèfle à droite du valet de trèfle, première rangée.');
    expect(wording('2S@4', viewOf(SHIFTED), say)).toBe('Mets le 2 de pique en tête de la quatrième rangée.');
  });
  it('knows the card that comes before', () => {
    expect([before('3H'), before('TS'), before('KD')]).toEqual(['2H', '9S', 'QD']);
  });
});
