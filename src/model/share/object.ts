import type { ShareObject } from './types.ts';

const OBJECTS: readonly number[] = [0, 4, 5, 7, 10, 18] satisfies ShareObject[];

/** The kind that a page was marked with; anything else is an article. */
export const parseShareObject = (text: string | undefined): ShareObject =>
  OBJECTS.includes(Number(text)) ? (Number(text) as ShareObject) : 0;
