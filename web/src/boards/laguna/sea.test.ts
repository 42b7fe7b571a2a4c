import { expect, it } from 'vitest';
import { camera, chart, everySecond, holeAt, holeOfKey, holeOn, keyOfHole, land, middle, nearestPearl, pearlOn, wayBeside, wayOfKey, wayOfSwipe } from './sea';

const RAFT = { orient: 'H' as const, row: 2, col: 4 };

it('holes are counted in reading order in both orientations', () => {
  expect([0, 2, 3, 5].map((hole) => holeAt('H', hole))).toEqual([
    { row: 0, col: 0 }, { row: 0, col: 2 }, { row: 1, col: 0 }, { row: 1, col: 2 },
  ]);
  expect(holeAt('V', 5)).toEqual({ row: 2, col: 1 });
});

it('a cell beside the raft has no hole', () => {
  expect(holeOn(RAFT, { row: 3, col: 6 })).toBe(5);
  expect(holeOn(RAFT, { row: 4, col: 4 })).toBeNull();
  expect(holeOn(RAFT, { row: 2, col: 7 })).toBeNull();
});

it('arrow keys and letters steer', () => {
  expect(['ArrowUp', 'D', 's', 'a', 'q'].map(wayOfKey)).toEqual(['N', 'E', 'S', 'W', null]);
});

it('hole keys lie as the raft lies', () => {
  expect(holeOfKey('H', 'L')).toBe(5);
  expect(holeOfKey('V', ',')).toBe(5);
  expect(keyOfHole('V', 4)).toBe('M');
});

it('a short touch is no swipe, a long one goes the longer way', () => {
  expect(wayOfSwipe(4, 3, 20)).toBeNull();
  expect(wayOfSwipe(-40, 20, 20)).toBe('W');
  expect(wayOfSwipe(10, 40, 20)).toBe('S');
});

it('the camera stays on the chart and has its shape', () => {
  const whole = chart(24, 24);
  expect(whole).toEqual({ left: -0.6, top: -0.6, wide: 25.2, high: 25.2 });
  expect(camera(whole, 12.6, { row: 0, col: 23 })).toEqual({ left: expect.closeTo(12), top: -0.6, wide: 12.6, high: 12.6 });
  expect(camera(whole, 12.6, middle({ orient: 'V', row: 10, col: 11 }))).toMatchObject({ left: 11.5 + 0.5 - 6.3, top: 11 + 0.5 - 6.3 });
  expect(camera(whole, 40, { row: 3, col: 3 })).toEqual(whole);
  expect(camera(whole, 12.6, null)).toEqual(whole);
});

it('the water beside a raft steers it, a corner does not', () => {
  const beside = (row: number, col: number) => wayBeside(RAFT, { row, col });
  expect([beside(1, 5), beside(5.2, 5), beside(3, 2.6), beside(3, 8.5)]).toEqual(['N', 'S', 'W', 'E']);
  expect([beside(1, 3.5), beside(8, 5), beside(3, 9)]).toEqual([null, null, null]);
});

it('land is found as boxes', () => {
  expect(land(['.AA.', '.AA@'])).toEqual([
    { part: 'A', row: 0, col: 1, rows: 2, cols: 2 },
    { part: '@', row: 1, col: 3, rows: 1, cols: 1 },
  ]);
});

const ISLAND = { part: 'A', row: 0, col: 5, rows: 2, cols: 2 };

it('pearls on an island are found by where they are drawn', () => {
  for (const at of [0, 1, 2]) expect(nearestPearl(ISLAND, 'rgb', pearlOn(ISLAND, at))).toBe(at);
});

it('a free place of an island holds no pearl to find', () => {
  expect(nearestPearl(ISLAND, '-gb', pearlOn(ISLAND, 0))).not.toBe(0);
  expect(nearestPearl(ISLAND, '--b', pearlOn(ISLAND, 0))).toBe(2);
});

it('on an empty island there is no pearl to find', () => {
  expect(nearestPearl(ISLAND, '', { row: 1, col: 6 })).toBeNull();
});

it('every second cell of a side is dark, and none beyond its end', () => {
  expect([everySecond(9, 0), everySecond(9, 1)]).toEqual([[0, 2, 4, 6, 8], [1, 3, 5, 7]]);
  expect([everySecond(4, 0), everySecond(4, 1)]).toEqual([[0, 2], [1, 3]]);
});
