import type { Params } from '../params.ts';

/** Items on a page of a list; the parameter `count` is ignored (interop section 4). */
export const PAGE_SIZE = 20;

/** Entries on a page of what reporters and accounts write between articles. */
export const DYNAMICS_PER_PAGE = 10;

/** The page that was asked for of a list that is whole. */
export const slicePage = <T>(list: readonly T[], params: Params, size = PAGE_SIZE): readonly T[] =>
  list.slice(params.count('page') * size, (params.count('page') + 1) * size);

/** What came in since the page before pushed rows on: those that are shown are left out. */
export function skipShown<T extends { readonly id: number }>(
  rows: readonly T[],
  params: Params,
): readonly T[] {
  if (params.count('page') === 0) return rows;
  const last = params.count('lastFileId');
  return rows.slice(rows.findIndex(({ id }) => id === last) + 1);
}
