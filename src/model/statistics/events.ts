import type { ShareObject } from '../share/types.ts';

/** Object types of `postEvents` (product 7.12). */
const PAPER = 7;
const ACCOUNT_ARTICLE = 10;
const ARTICLE = 0;
/** Posts have numbers of their own: their view is counted as theirs, wherever it was. */
export const POST = 18;
const ACTIVITY = 4;

/** Counted under kinds of their own; the analytics host knows articles alone. */
export const hasOwnCounts = (object: number): boolean => object === POST || object === ACTIVITY;

/**
 * The type under which a view of an article is counted: 7, and on a shared page 10 for an
 * account's article, else 0. An article of the newspaper is 7 however it was found: its id
 * names another article elsewhere.
 */
export function decideViewType(object: ShareObject, shared: boolean): number {
  if (object === POST) return POST;
  if (!shared || object === PAPER) return PAPER;
  return object === ACCOUNT_ARTICLE ? ACCOUNT_ARTICLE : ARTICLE;
}
