import { getColumns } from '../../api/calls/columns.ts';
import { getLiveArticles, getLiveComing } from '../../api/calls/live.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { asPageError } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { readSettings } from '../../host/settings.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { ComingLive } from '../../model/live/normaliseLive.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ columnId }) => [
  { path: '/base_url/getLiveComing', params: { siteID: readSettings().siteId } },
  ...(columnId
    ? [{ path: '/base_url/getLiveArticles', params: { columnId, page: 0 } } as const]
    : []),
];

/** `columnStyle` of columns that list broadcasts (wire 9.3). */
const LIVE_COLUMN_STYLE = 225;

/** What is above the broadcasts of the column. */
export interface MoreLiveHead {
  /** Announced broadcasts. */
  readonly coming: readonly ComingLive[];
  /** '' when the site has no column of broadcasts. */
  readonly columnId: string;
}

/**
 * Returns announced broadcasts and those of the live column: `columnId`, or the site's own when it is
 * ''.
 */
export function createBroadcasts(columnId: string): ListSource<ListItem, MoreLiveHead> {
  return {
    async loadFirst(client) {
      const [announced, column] = await Promise.all([
        getLiveComing(client),
        loadColumn(client, columnId),
      ]);
      const coming = announced.ok ? announced.value : [];
      if (column.error && coming.length === 0) return fail(column.error);
      if (coming.length + column.items.length === 0) {
        return fail({ kind: 'empty', message: 'no broadcasts', call: 'getLiveArticles' });
      }
      return ok({
        head: { coming, columnId: column.columnId },
        items: removeAnnounced(coming, column.items),
        hasMore: column.hasMore,
      });
    },
    async next(client, { head, page }) {
      const answer = await getLiveArticles(client, { columnId: head.columnId, page });
      if (!answer.ok) return answer;
      const { list, hasMore } = answer.value;
      return ok({ items: removeAnnounced(head.coming, list), hasMore });
    },
  };
}

interface FirstRows extends ListPart<ListItem> {
  readonly columnId: string;
  /** Why the rows failed to load; null when they did not, and for a column without rows. */
  readonly error: ApiError | null;
}

async function loadColumn(client: Client, named: string): Promise<FirstRows> {
  const nothing = { columnId: '', items: [], hasMore: false, error: null };
  let columnId = named;
  if (columnId === '') {
    const columns = await getColumns(client);
    if (!columns.ok) return { ...nothing, error: columns.error };
    const live = columns.value.find(({ style }) => style === LIVE_COLUMN_STYLE);
    if (!live) return nothing;
    columnId = live.id;
  }
  const answer = await getLiveArticles(client, { columnId });
  if (answer.ok) {
    return { columnId, items: answer.value.list, hasMore: answer.value.hasMore, error: null };
  }
  const isEmpty = asPageError(answer.error).kind === 'empty';
  return { ...nothing, columnId, error: isEmpty ? null : answer.error };
}

/** Returns the broadcasts that are not shown as announced ones. */
function removeAnnounced(
  coming: readonly ComingLive[],
  items: readonly ListItem[],
): readonly ListItem[] {
  const announced = new Set(coming.map(({ id }) => id));
  return items.filter(({ id }) => !announced.has(id));
}
