import { parseList, parseRecord, parseText } from '../wire.ts';

/** What a reader has seen and heard to the end, by course: the newest course last. */
export type Progress = ReadonlyMap<string, readonly number[]>;

/** Courses that a device remembers; the oldest makes room. */
const COURSES_MAX = 50;
const LESSONS_MAX = 500;

/** What is stored may be old, foreign or cut off: what is none counts as nothing seen. */
export function parseProgress(text: string | null): Progress {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  const progress = new Map<string, readonly number[]>();
  for (const entry of parseList(value)) {
    const { course, done } = parseRecord(entry);
    const lessons = parseList(done).filter(isLesson);
    if (parseText(course) !== '' && lessons.length > 0) progress.set(parseText(course), lessons);
  }
  return progress;
}

export const formatProgress = (progress: Progress): string =>
  JSON.stringify(Array.from(progress, ([course, done]) => ({ course, done })));

/** A lesson has come to its end; its course is now the newest. */
export function markDone(progress: Progress, course: string, lesson: number): Progress {
  const done = progress.get(course) ?? [];
  const others = Array.from(progress).filter(([id]) => id !== course);
  const lessons = done.includes(lesson) ? done : [...done, lesson];
  return new Map([...others.slice(1 - COURSES_MAX), [course, lessons]]);
}

const isLesson = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < LESSONS_MAX;
