import type { ShareObject } from '../share/shareTypes.ts';

/** Object types of `postEvents` (product 7.12). */
const PAPER = 7;
const ACCOUNT_ARTICLE = 10;
const ARTICLE = 0;
/** The view of a post is counted under its own type on every page. */
export const POST = 18;
const ACTIVITY = 4;

/**
 * Whether views are counted under a type of their own; the analytics host accepts only
 * articles.
 */
export const hasOwnCounts = (object: number): boolean => object === POST || object === ACTIVITY;

/**
 * Returns the type under which a view of an article is counted: 7, and on a shared page 10 for
 * an account's article, else 0. An article of the newspaper is always 7, because its id belongs
 * to another article elsewhere.
 */
export function decideViewType(object: ShareObject, shared: boolean): number {
  if (object === POST) return POST;
  if (!shared || object === PAPER) return PAPER;
  return object === ACCOUNT_ARTICLE ? ACCOUNT_ARTICLE : ARTICLE;
}
