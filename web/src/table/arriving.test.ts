import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { seatTold, tableTold } from '../wire/told.fake';
import { greeted, newcomer, satDown, welcome } from './arriving';

const FREE = tableTold([0], { seats: [seatTold(0), seatTold(1, { kind: 'link', name: '', taken: false })] });
const CAME = tableTold([0], { seats: [seatTold(0), seatTold(1, { kind: 'link' })] });
beforeEach(() => change({ language: 'en' }));

describe('somebody who comes by an invitation', () => {
  it('is seen by those who wait', () => {
    expect(newcomer(FREE, CAME)).toBe(1);
  });
  it('is no news to a page that is only opened, nor to itself, nor a second time', () => {
    expect(newcomer(null, CAME)).toBeNull();
    expect(newcomer({ ...FREE, mine: [] }, { ...CAME, mine: [1] })).toBeNull();
    expect(newcomer(CAME, CAME)).toBeNull();
  });
  it('is greeted once, at that table', () => {
    satDown('t');
    expect([greeted('other'), greeted('t'), greeted('t')]).toEqual([false, true, false]);
  });
  it('is told who else is there, or that they will see it', () => {
    const guest = { ...CAME, mine: [1] };
    expect(welcome(guest, ['Ada', 'You'])).toBe('You sit at the table. Ada is here too.');
    const away = { ...guest, seats: [seatTold(0, { present: false }), seatTold(1)] };
    expect(welcome(away, ['Ada', 'You'])).toBe('You sit at the table. Ada is not here now, and will see that you have come.');
    expect(welcome({ ...guest, seats: [seatTold(0, { kind: 'bot' }), seatTold(1)] }, ['Moss', 'You'])).toBe('');
  });
});
