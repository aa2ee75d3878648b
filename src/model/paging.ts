import { PAGE_SIZE } from './pageSize.ts';
import { parseFlag } from './wire.ts';

/** Rules for "has more pages" (product 4.12): each kind of list has its own. */

const DYNAMIC_PAGE_SIZE = 10;

/** Articles, videos, Q&A and dynamics: the last page is not empty and all pages are full. */
export function hasMoreByMultiple(pageLength: number, totalLength: number): boolean {
  return pageLength > 0 && totalLength % PAGE_SIZE === 0;
}

/** Circles, columns, leaders and users: the last page is not empty. */
export function hasMoreByPage(pageLength: number): boolean {
  return pageLength > 0;
}

/** Dynamics of an account (getXyDynamic): the page has ten entries or more (product 4.12). */
export function hasMoreDynamics(pageLength: number): boolean {
  return pageLength >= DYNAMIC_PAGE_SIZE;
}

/**
 * Tags, comments and recommendations: the server's `hasMore`, a boolean or text. Without it
 * there may be more while a page is not empty: page sizes vary (wire 10.5), so that a
 * short page need not be the last.
 */
export function hasMoreByServer(hasMore: unknown, pageLength: number): boolean {
  return parseFlag(hasMore, hasMoreByPage(pageLength));
}
