import { getArticles, getColumn } from '../api/calls/columns.ts';
import type { Client } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import { asMissing } from '../api/missing.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Column, SiteConfig } from '../model/site/types.ts';
import { createTimelineEntry, type TimelineEntry } from '../model/timeline.ts';
import { articleLink } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { createListPage, type ListPart, type ListSource } from './listPage.ts';

/** Pages that are asked for when a reader wants to begin at the beginning. */
const ALL_PAGES_MAX = 100;

/** What the page shows over its entries; a baked page does not hand all of its column on. */
export type AxisColumn = Pick<
  Column,
  'id' | 'name' | 'description' | 'topPicture' | 'axisIcon' | 'axisColor'
>;

/** How a hot point went on. */
export const timeline = createListPage<TimelineEntry, AxisColumn>();

/** The first page of a column on its axis. */
export const openTimeline = (settings: Settings, columnId: string): Promise<void> =>
  timeline.open(settings, sourceOf(settings, columnId));

/** A baked page goes on from what it holds. */
export function adoptTimeline(
  settings: Settings,
  known: ListPart<TimelineEntry> & { readonly head: AxisColumn; readonly config: SiteConfig },
): void {
  timeline.adopt(sourceOf(settings, known.head.id), known);
}

/** All that is left, for those who begin at the beginning; false when it did not come whole. */
export async function loadWhole(settings: Settings): Promise<boolean> {
  for (let page = 0; page < ALL_PAGES_MAX; page += 1) {
    const list = timeline.$list.get();
    if (list.state !== 'ready') return false;
    if (!list.hasMore) return true;
    if (list.more === 'busy') {
      // The page that is on its way already, because the reader came near the end.
      await new Promise<void>((resolve) => {
        const stop = timeline.$list.listen(() => {
          stop();
          resolve();
        });
      });
      continue;
    }
    await timeline.loadNext(settings);
    const after = timeline.$list.get();
    if (after.state !== 'ready' || after.more === 'failed') return false;
  }
  return false;
}

const sourceOf = (settings: Settings, columnId: string): ListSource<TimelineEntry, AxisColumn> => ({
  async open(client) {
    if (columnId === '') return fail({ kind: 'empty', message: 'no column', call: 'getColumn' });
    const [column, part] = await Promise.all([
      getColumn(client, { columnId }),
      loadEntries(client, settings, { columnId, page: 0 }),
    ]);
    if (!part.ok) return part;
    if (column.ok) return ok({ head: column.value, ...part.value });
    // Entries without a name are worth showing; neither is no hot point.
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
  const answer = await getArticles(client, asked);
  if (!answer.ok) return answer;
  const { carousel, list, hasMore } = answer.value;
  const items = [...carousel, ...list].map((item) =>
    createTimelineEntry(item, articleLink(item, siteBase)),
  );
  return ok({ items, hasMore });
}
