import { describe, expect, it } from 'vitest';
import {
  formatProgress,
  markLessonDone,
  parseProgress,
} from '../../../src/model/study/progress.ts';

const read = (text: string | null) => [...parseProgress(text)];

describe('parseProgress', () => {
  it.each([
    ['nothing', null, []],
    ['no JSON', '{"a', []],
    ['an object instead of a list', '{"431":[0]}', []],
    ['a number', '7', []],
    ['a course', '[{"course":"431","done":[0,2]}]', [['431', [0, 2]]]],
    ['numbers as ids', '[{"course":431,"done":[1]}]', [['431', [1]]]],
    ['a course without lessons', '[{"course":"431","done":[]}]', []],
    ['a course without name', '[{"done":[1]}]', []],
    [
      'invalid lesson numbers and courses',
      '[{"course":"a","done":[-1,1.5,"2",null,3,9999999]},null,4]',
      [['a', [3]]],
    ],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('markLessonDone', () => {
  it('stores each finished lesson once', () => {
    let progress = parseProgress(null);
    for (const lesson of [2, 0, 2]) progress = markLessonDone(progress, '431', lesson);
    expect(read(formatProgress(progress))).toEqual([['431', [2, 0]]]);
  });

  it('moves the latest course to the end and drops the oldest of more than 50', () => {
    let progress = parseProgress(null);
    for (let id = 1; id <= 50; id += 1) progress = markLessonDone(progress, `${id}`, 0);
    progress = markLessonDone(progress, '1', 1);
    progress = markLessonDone(progress, 'new', 0);
    expect(progress.size).toBe(50);
    expect(progress.has('2')).toBe(false);
    expect([...progress.keys()].slice(-2)).toEqual(['1', 'new']);
  });
});
