import type { ShareObject } from './shareTypes.ts';

const OBJECTS: readonly number[] = [0, 4, 5, 7, 10, 18] satisfies ShareObject[];

/** Returns the share object type of a page's attribute; 0 (article) for unknown values. */
export const parseShareObject = (text: string | undefined): ShareObject =>
  OBJECTS.includes(Number(text)) ? (Number(text) as ShareObject) : 0;
