import { beforeEach, describe, expect, it } from 'vitest';
import { Course } from './course.svelte';

beforeEach(() => localStorage.clear());

function at(...line: string[]): Course {
  const course = new Course();
  course.follow('t:1', line);
  return course;
}

describe('back and forth', () => {
  it('keeps what was taken back, and forgets it with another move', () => {
    const course = at('4H', '5H');
    course.follow('t:1', ['4H']);
    expect(course.redo).toEqual(['5H']);
    course.follow('t:1', ['4H', '5H']);
    expect(course.redo).toEqual([]);
    course.follow('t:1', ['4H']);
    course.follow('t:1', ['4H', 'KS']);
    expect(course.redo).toEqual([]);
  });
  it('outlives a reload', () => {
    const course = at('4H', '5H');
    course.follow('t:1', ['4H']);
    course.mark(['4H'], 3);
    const again = at('4H');
    expect(again.redo).toEqual(['5H']);
    expect(again.reached(['4H'])).toEqual([{ line: ['4H'], placed: 3, moves: 1 }]);
  });
  it('begins anew with another match, wherever it was going', () => {
    const course = at('4H');
    course.mark(['4H'], 1);
    course.goal = ['4H', '5H'];
    course.follow('t:2', []);
    expect([course.goal, course.marks, course.redo]).toEqual([null, [], []]);
  });
  it('forgets a bookmark', () => {
    const course = at('4H');
    course.mark(['4H'], 1);
    course.forget(course.marks[0]!);
    expect(course.marks).toEqual([]);
  });
});
