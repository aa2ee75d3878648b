import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';

/** Creates the source of a member's own list; the answer that there is none is an empty list. */
export const createOwnSource = <T>(
  loadPage: (client: Client, page: number) => Promise<Result<ListPart<T>, ApiError>>,
): ListSource<T, null> => ({
  // The page loads the configuration itself, because it shows it to anonymous readers too.
  config: DEFAULT_SITE_CONFIG,
  async loadFirst(client) {
    const answer = await loadPage(client, 0);
    if (answer.ok) return ok({ ...answer.value, head: null });
    const error = asMissing(answer.error);
    return error.kind === 'empty' ? ok({ items: [], hasMore: false, head: null }) : fail(error);
  },
  next: (client, { page }) => loadPage(client, page),
});
