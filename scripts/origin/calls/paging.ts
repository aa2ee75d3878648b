import type { Params } from '../params.ts';

/** Page size of most lists; the parameter `count` is ignored (wire 4.13). */
export const PAGE_SIZE = 20;

/** Page size of the posts of reporters and accounts. */
export const DYNAMICS_PER_PAGE = 10;

/** Returns the requested page of a complete list. */
export const slicePage = <T>(list: readonly T[], params: Params, size = PAGE_SIZE): readonly T[] =>
  list.slice(params.count('page') * size, (params.count('page') + 1) * size);

/** Skips rows up to `lastFileId`: new rows shift the pages, which would repeat rows. */
export function skipShown<T extends { readonly id: number }>(
  rows: readonly T[],
  params: Params,
): readonly T[] {
  if (params.count('page') === 0) return rows;
  const last = params.count('lastFileId');
  return rows.slice(rows.findIndex(({ id }) => id === last) + 1);
}
