import { getColAdvs } from '../../api/calls/bookedAds.ts';
import { getColumn } from '../../api/calls/columns.ts';
import { loadChildren, loadFirstPage } from '../../api/pages/columnPage.ts';
import { formatCount } from '../../model/article/counts.ts';
import type { ListItem } from '../../model/article/types.ts';
import type { ColumnData, ColumnPage } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../../stores/client.ts';
import { $feed, showFresh } from '../../stores/feed/feed.ts';
import { openSite } from '../../stores/feed/site.ts';
import { isStale, type ShownRow } from '../../stores/feed/stale.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';
import { showPill } from './pill.ts';

const listItems = ({ carousel, list, live }: ColumnPage): readonly ListItem[] => [
  ...carousel,
  ...live,
  ...list,
];

/**
 * Updates a baked list without moving rows under the reader: counts in place; other rows at
 * once if the reader has not begun to use the page, else behind a button.
 */
export async function updateBaked(
  settings: Settings,
  list: HTMLElement,
  isMoving: () => boolean,
): Promise<void> {
  const columnId = list.dataset.feed ?? '';
  const [answer, config] = await Promise.all([
    loadFirstPage(openClient(settings), columnId),
    openSite(settings),
  ]);
  // The reader may have opened another column or loaded rows in the meantime.
  if (!answer.ok || !isUntouched(columnId)) return;
  const page = answer.value;
  if (!isStale(readRows(list), page)) {
    await showCounts(list, listItems(page));
    return;
  }
  const data = await completeColumn(settings, columnId, page, config);
  if (!data || !isUntouched(columnId)) return;
  const show = () => {
    showFresh(data);
    void import('../islands.ts');
  };
  if (isMoving()) await showPill(show);
  else show();
}

/** Returns whether the baked rows are still the ones in the page. */
function isUntouched(columnId: string): boolean {
  const feed = $feed.get()?.feeds[columnId];
  return feed === undefined || (feed.state === 'ready' && feed.data === null);
}

async function completeColumn(
  settings: Settings,
  columnId: string,
  page: ColumnPage,
  config: SiteConfig,
): Promise<ColumnData | null> {
  const client = openClient(settings);
  const [column, children, ad] = await Promise.all([
    getColumn(client, { columnId }),
    loadChildren(client, columnId),
    config.article.adsEnabled ? getColAdvs(client, { columnId }) : null,
  ]);
  if (!column.ok) return null;
  return { column: column.value, children, page, ad: ad?.ok ? ad.value.slot : null };
}

function readRows(list: HTMLElement): readonly ShownRow[] {
  const rows = list.querySelectorAll<HTMLElement>('a[data-article]');
  return Array.from(rows, (row) => ({
    id: row.dataset.article ?? '',
    text: row.textContent ?? '',
    live: row.querySelector<HTMLElement>('[data-t^="live."]')?.dataset.t?.slice(5) ?? '',
  }));
}

/** Updates the counts that rows show. A count of 0 is left as baked, and none is added. */
async function showCounts(list: HTMLElement, items: readonly ListItem[]): Promise<void> {
  const t = await openActWords(pageLocale());
  for (const { id, counts } of items) {
    const told = {
      'article.reads': counts.clicks,
      'article.comments': counts.comments,
      'column.praises': counts.praises,
    } as const;
    for (const row of list.querySelectorAll(`a[data-article="${CSS.escape(id)}"]`)) {
      for (const [key, count] of Object.entries(told)) {
        const words = row.querySelector<HTMLElement>(`[data-t=${CSS.escape(key)}]`);
        if (!words || count === 0) continue;
        const values = { n: formatCount(count) };
        words.textContent = t(key as keyof typeof told, values);
        words.dataset.tv = JSON.stringify(values);
      }
    }
  }
}
