import { getArticles, getColumn } from '../../api/calls/columns.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import { toListPart } from '../../api/pages/columnPage.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import {
  createTimelineEntry,
  type TimelineColumn,
  type TimelineEntry,
} from '../../model/timeline.ts';
import { articleLink } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../../state/listPage.ts';

/** The timeline of a hot point: the articles of its column, which show how an event developed. */
export const timeline = createListPage<TimelineEntry, TimelineColumn>();

/** Loads the first page of a column as a timeline. */
export const loadTimeline = (settings: Settings, columnId: string): Promise<void> =>
  timeline.load(settings, createTimelineSource(settings, columnId));

/** Continues from the entries that a baked page contains. */
export function adoptTimeline(
  settings: Settings,
  known: ListPart<TimelineEntry> & { readonly head: TimelineColumn; readonly config: SiteConfig },
): void {
  timeline.adopt(createTimelineSource(settings, known.head.id), known);
}

const createTimelineSource = (
  settings: Settings,
  columnId: string,
): ListSource<TimelineEntry, TimelineColumn> => ({
  async loadFirst(client) {
    if (columnId === '') return fail({ kind: 'empty', message: 'no column', call: 'getColumn' });
    const [column, part] = await Promise.all([
      getColumn(client, { columnId }),
      loadEntries(client, settings, { columnId, page: 0 }),
    ]);
    if (!part.ok) return part;
    if (column.ok) return ok({ head: column.value, ...part.value });
    // Entries are shown also when the name of the column is missing; without both the page is
    // empty.
    if (part.value.items.length === 0) return fail(asMissing(column.error));
    const { items, hasMore } = part.value;
    const head = {
      id: columnId,
      name: '',
      description: '',
      topPicture: '',
      axisIcon: '',
      axisColor: '',
    };
    return ok({ head, items, hasMore });
  },
  next: (client, { page, lastId }) =>
    loadEntries(client, settings, { columnId, page, lastFileId: lastId }),
});

async function loadEntries(
  client: Client,
  { siteBase }: Settings,
  asked: { readonly columnId: string; readonly page: number; readonly lastFileId?: string },
): Promise<Result<ListPart<TimelineEntry>, ApiError>> {
  const answer = toListPart(await getArticles(client, asked));
  if (!answer.ok) return answer;
  const { items, hasMore } = answer.value;
  const entries = items.map((item) => createTimelineEntry(item, articleLink(item, siteBase)));
  return ok({ items: entries, hasMore });
}
