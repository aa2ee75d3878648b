import { parseFlag } from './wire.ts';

/** More flags (product 4.12): each kind of list tells its end in its own way. */

const PAGE_SIZE = 20;
const DYNAMIC_PAGE_SIZE = 10;

/** Articles, videos, Q&A and dynamics: the last page held something and all pages were full. */
export function hasMoreByMultiple(pageLength: number, totalLength: number): boolean {
  return pageLength > 0 && totalLength % PAGE_SIZE === 0;
}

/** Circles, columns, leaders and users: the last page held something. */
export function hasMoreByPage(pageLength: number): boolean {
  return pageLength > 0;
}

/** Dynamics of an account (getXyDynamic): ten on the page, or more (product 4.12). */
export function hasMoreDynamics(pageLength: number): boolean {
  return pageLength >= DYNAMIC_PAGE_SIZE;
}

/**
 * Tags, comments and recommendations: the server's own `hasMore`, a boolean or text.
 * Without one there may be more while a page holds something: page sizes differ
 * (wire 10.5), so that a short page does not prove the end.
 */
export function hasMoreByServer(hasMore: unknown, pageLength: number): boolean {
  return parseFlag(hasMore, hasMoreByPage(pageLength));
}
