import type { Params } from '../params.ts';
import { type Part, takePart } from '../table.ts';

/** Page size of most lists; the parameter `count` is ignored (wire 4.13). */
export const PAGE_SIZE = 20;

/** Page size of the posts of reporters and accounts. */
export const DYNAMICS_PER_PAGE = 10;

/** Most rows that a call with `count` answers. */
const MAX_COUNT = 100;

/** Returns the requested page. */
export const readPage = (params: Params, size = PAGE_SIZE): Part => ({
  offset: params.count('page') * size,
  limit: size,
});

/** Returns the requested page and one row more, by which `formatPage` decides `hasMore`. */
export const readPageAndNext = (params: Params, size = PAGE_SIZE): Part => ({
  ...readPage(params, size),
  limit: size + 1,
});

/** Formats rows of `readPageAndNext`. */
export const formatPage = <T>(
  rows: readonly T[],
  format: (row: T) => unknown,
  size = PAGE_SIZE,
) => ({ list: rows.slice(0, size).map(format), hasMore: rows.length > size });

/** Returns the rows that a call with `start` and `count` requests. */
export const readRange = (params: Params, size = PAGE_SIZE): Part => ({
  offset: params.count('start'),
  limit: Math.min(params.count('count', size), MAX_COUNT),
});

/** Returns the requested page of a complete list. */
export const slicePage = <T>(list: readonly T[], params: Params, size = PAGE_SIZE): readonly T[] =>
  takePart(list, readPage(params, size));

/** Skips rows up to `lastFileId`: new rows shift the pages, which would repeat rows. */
export function skipShown<T extends { readonly id: number }>(
  rows: readonly T[],
  params: Params,
): readonly T[] {
  if (params.count('page') === 0) return rows;
  const last = params.count('lastFileId');
  return rows.slice(rows.findIndex(({ id }) => id === last) + 1);
}
