import { parseList, parseRecord, parseText } from '../wire.ts';

/** Lessons that a reader has finished, by course id; the newest course is last. */
export type Progress = ReadonlyMap<string, readonly number[]>;

/** Number of courses that are kept; the oldest are dropped. */
const COURSES_MAX = 50;
const LESSONS_MAX = 500;

/** Returns the stored progress; malformed entries count as nothing finished. */
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

/** Marks a lesson as finished and moves its course to the end. */
export function markLessonDone(progress: Progress, course: string, lesson: number): Progress {
  const done = progress.get(course) ?? [];
  const others = Array.from(progress).filter(([id]) => id !== course);
  const lessons = done.includes(lesson) ? done : [...done, lesson];
  return new Map([...others.slice(1 - COURSES_MAX), [course, lessons]]);
}

const isLesson = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < LESSONS_MAX;
