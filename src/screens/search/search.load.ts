import { loadSearchIndex, type SearchFor, searchAll, searchCall } from '../../api/calls/search.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListSource } from '../../api/listSource.ts';
import { asPageError } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { fail, ok } from '../../model/result.ts';
import { matchEntries, type SearchEntry } from '../../model/search/searchIndex.ts';

export const listFirstCalls: ListFirstCalls = (params) => {
  const wanted = readSearch(params);
  return wanted.key ? [searchCall(wanted, 0)] : [];
};

/** Kinds of articles that readers may choose. */
export const SEARCH_KINDS = ['news', 'photos', 'video', 'special', 'live'] as const;

/** Returns what the address searches for; `key` is '' before the reader has searched. */
export const readSearch = ({ q = '', kind }: Readonly<Record<string, string>>): SearchFor => ({
  key: q.trim(),
  kind: SEARCH_KINDS.find((known) => known === kind) ?? null,
});

/** Results by title that are shown. */
const MAX_BY_TITLE = 100;

/** What was searched. */
export interface Searched extends SearchFor {
  /** Pages found by their title, where the content server does not search; null where it does. */
  readonly byTitle: readonly SearchEntry[] | null;
}

/** Returns whether the server says that it has found nothing. */
const hasNone = ({ kind, status }: ApiError): boolean => kind === 'empty' && status === undefined;

/** A call that the server does not know is no missing page. */
const asFailure = (error: ApiError): ApiError =>
  asPageError(error).kind === 'empty' ? { ...error, kind: 'status' } : error;

/**
 * Returns what a search finds: the content server searches where it has the call, otherwise the titles in the site's own index.
 * Fails as the server does when there is no index either.
 */
export function createSearch(wanted: SearchFor): ListSource<ListItem, Searched> {
  return {
    async loadFirst(client) {
      const head = { ...wanted, byTitle: null };
      const nothing = { head, items: [], hasMore: false };
      if (wanted.key === '') return ok(nothing);
      const answer = await searchAll(client, { ...wanted, page: 0 });
      if (answer.ok) return ok({ head, items: answer.value.list, hasMore: answer.value.hasMore });
      const index = await loadSearchIndex(client);
      if (!index.ok) return hasNone(answer.error) ? ok(nothing) : fail(asFailure(answer.error));
      const byTitle = matchEntries(index.value, wanted.key, MAX_BY_TITLE);
      return ok({ head: { ...head, byTitle }, items: [], hasMore: false });
    },
    async next(client, { page }) {
      const answer = await searchAll(client, { ...wanted, page });
      if (!answer.ok) return answer;
      return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
    },
  };
}
