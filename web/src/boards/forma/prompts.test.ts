import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../positions.fake';
import { about, onBoard, soFar, spoken, type Now } from './prompts';
import { held } from './shapes';
import type { PlayChoices, View } from './wire';

const { view, choices } = POSITIONS.forma;
const NOW: Now = { view, choices, piece: null, ring: null, fits: null, open: null, hinted: null, asked: null, about: null, brought: null, towered: false, refused: null };
const key = (now: Partial<Now>): string | undefined => spoken({ ...NOW, ...now })?.say.key;
const aided: View = { ...view, aid: true };
const F = held('F');

describe('what the board says', () => {
  it('nothing where nothing is to be done', () => {
    expect(spoken({ ...NOW, choices: null })).toBeNull();
  });
  it.each<[string, Partial<Now>]>([
    ['forma-choose-piece', {}],
    ['forma-second-try', { view: { ...view, attempt: 2 } }],
    ['forma-choose-cell', { piece: F }],
    ['forma-ready-strict', { piece: F, ring: [3, 3] }],
    ['forma-ready-aid', { view: aided, piece: F, ring: [3, 3], fits: true }],
    ['forma-fits-not', { view: aided, piece: F, ring: [3, 3], fits: false }],
    ['forma-turn-first', { view: aided, piece: F, open: 0 }],
    ['forma-choose-cell', { view: aided, piece: F, open: 3 }],
    ['forma-hinted-turn', { view: aided, piece: F, ring: [3, 3], fits: true, hinted: 'turn' }],
    ['forma-hinted-flip', { view: aided, piece: F, hinted: 'flip' }],
    ['forma-about-tower', { about: { key: 'forma-about-tower' }, choices: null }],
    ['forma-take-it', { view: { ...view, take: true }, piece: F }],
    ['forma-choose-cell', { view: { ...view, take: true, hand: 'F' }, piece: F }],
    ['forma-pass-sure', { asked: 'pass' }],
    ['forma-no-hint', { asked: 'hint', choices: null }],
    ['forma-begin-title', { choices: { kind: 'begin', moves: [] } }],
    ['forma-field-help-tower', { choices: { kind: 'field', most: 25, mutual: true, diagonal: true, presets: {} } }],
  ])('%s', (said, now) => {
    expect(key(now)).toBe(said);
  });
  it('in strict play the same, whatever a piece would meet', () => {
    const strict = { ...(choices as PlayChoices) };
    expect(spoken({ ...NOW, choices: strict, piece: F, ring: [0, 0] })).toEqual(spoken({ ...NOW, choices: strict, piece: F, ring: [4, 5] }));
  });
  it('where the dot may go, where that is told', () => {
    expect(spoken({ ...NOW, view: aided, piece: F, open: 3 })?.more?.key).toBe('forma-open');
    expect(spoken({ ...NOW, piece: F })?.more?.key).toBe('forma-dotted');
  });
  it('where the points of my last piece came from', () => {
    const brought = { total: 14, placed: 4, squares: 10, obstacles: 0, tower: 0, bridges: 0 };
    expect(spoken({ ...NOW, brought })?.more).toEqual({ key: 'forma-brought', facts: brought });
    const mine = { ...view, elements: [{ seat: view.turn, shape: 'I1', colour: 0, cells: [[0, 0] as [number, number]] }] };
    expect(spoken({ ...NOW, view: mine })?.more?.key).toBe('forma-strict');
  });
  it('why each piece is there in two shades, until I have laid one', () => {
    const first = { ...view, colours: 2, elements: [] };
    expect(spoken({ ...NOW, view: first })?.more?.key).toBe('forma-two-shades');
    expect(spoken({ ...NOW, view: { ...first, colours: 1 } })?.more?.key).toBe('forma-strict');
  });
  it('a misfit warns', () => {
    expect(spoken({ ...NOW, view: { ...view, attempt: 2 } })?.warn).toBe(true);
  });
});

describe('what is public', () => {
  it('names what lies on a cell and whose it is', () => {
    expect(onBoard(['A#', 'T.'], [0, 0])).toEqual({ key: 'forma-what-element', seat: 0 });
    expect(onBoard(['A#', 'T.'], [1, 1])).toEqual({ key: 'forma-what-free', seat: null });
  });
  it('explains what is pressed, but for free cells and pieces', () => {
    const asked = (letter: string): string | undefined => about([letter], [0, 0])?.key;
    expect(['T', '5', '#', '2', 'a', '.', 'A'].map(asked)).toEqual([
      'forma-about-tower', 'forma-about-tower', 'forma-about-obstacle', 'forma-about-obstacle', 'forma-about-marker', undefined, undefined,
    ]);
  });
  it('counts what stands, and bridges only where they are told', () => {
    const tray = { ...view.trays[0]!, placed: 7, squares: 1, obstacles: 1, tower: 1 };
    expect(soFar(tray)).toBe(77);
    expect(soFar({ ...tray, bridges: 1 })).toBe(127);
  });
});
