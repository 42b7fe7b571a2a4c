import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../preferences.svelte';
import { find, forget, rememberMade, tables, type MyTable } from '../tables.svelte';
import { chairOf } from '../text/say.svelte';
import { seatTold, tableTold } from '../wire/told.fake';
import { invitations, myLink, watchLink } from './invitations';

const made = { table: 't', token: 'host', invitations: { 1: 'for-one', 2: 'for-two' }, watch: 'eyes', address: '', local: true };
const open = (seat: number) => seatTold(seat, { kind: 'link', taken: false });
const HERE = 'http://here';
let mine: MyTable;

beforeEach(() => {
  change({ language: 'en' });
  for (const { table } of tables.list) forget(table);
  rememberMade(made, 'lacuna');
  mine = find('t')!;
});

describe('an invitation', () => {
  it('goes to each seat that waits for its person, and to no other', () => {
    const seats = [seatTold(0), open(1), seatTold(2, { kind: 'link', taken: true })];
    expect(invitations(mine, tableTold([0], { seats }), HERE)).toEqual([
      { seat: 1, url: 'http://here/table/t#invite=for-one', label: 'Link for seat 2' },
    ]);
  });
  it('stays with its chair while seats change round', () => {
    const later = tableTold([0], { number: 2, seats: [open(0), seatTold(1), open(2)] });
    expect(invitations(mine, later, HERE).map(({ seat, url }) => [seat, url.split('=')[1]])).toEqual([
      [0, 'for-two'],
      [2, 'for-one'],
    ]);
    expect([1, 2, 3, 4].map((number) => chairOf(0, number, 3))).toEqual([0, 2, 1, 0]);
  });
  it('begins with the address that others reach', () => {
    const seats = [seatTold(0), open(1)];
    const [link] = invitations({ ...mine, address: 'https://play.example' }, tableTold([0], { seats }), HERE);
    expect(link?.url).toBe('https://play.example/table/t#invite=for-one');
  });
  it('is held by the host alone', () => {
    const guest = { ...mine, invitations: {}, watch: null };
    expect(invitations(guest, tableTold([1], { seats: [open(0), open(1)] }), HERE)).toEqual([]);
    expect(watchLink(guest, tableTold([1]), HERE)).toEqual([]);
  });
});

it('whoever watches has a link without a seat', () => {
  expect(watchLink(mine, tableTold([0]), HERE)).toEqual([{ seat: null, url: 'http://here/table/t#watch=eyes', label: expect.any(String) }]);
});

it('my own link leads to my seat, and whoever looks on has none', () => {
  expect(myLink(mine, tableTold([0]), HERE).map(({ url }) => url)).toEqual(['http://here/table/t#seat=host']);
  expect(myLink(mine, tableTold([]), HERE)).toEqual([]);
});
