import { getColAdvs } from '../../api/calls/bookedAds.ts';
import { getColumn } from '../../api/calls/columns.ts';
import { loadChildren, loadFirstPage } from '../../api/pages/columnPage.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { formatCount } from '../../model/article/counts.ts';
import { decideColumnTarget } from '../../model/column/columnTarget.ts';
import type { ColumnData, ColumnPage } from '../../model/column/columnTypes.ts';
import { isFeedStale, type RenderedRow } from '../../model/column/isFeedStale.ts';
import { ok } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { $feed, showFreshColumn } from '../../state/feed/feed.ts';
import { loadSiteConfig } from '../../state/siteConfig.ts';
import { showNewRowsButton } from './showNewRowsButton.ts';

const listItems = ({ carousel, list, live }: ColumnPage): readonly ListItem[] => [
  ...carousel,
  ...live,
  ...list,
];

/**
 * Updates a baked list without moving rows under the reader: counts in place; other rows at
 * once if the reader has not begun to use the page, else behind a button.
 */
export async function updateBakedFeed(
  settings: Settings,
  list: HTMLElement,
  hasUsedPage: () => boolean,
): Promise<void> {
  const columnId = list.dataset.feed ?? '';
  const [answer, config] = await Promise.all([
    loadFirstPage(getClient(settings), columnId),
    loadSiteConfig(settings),
  ]);
  // The reader may have opened another column or loaded rows in the meantime.
  if (!answer.ok || !isUntouched(columnId)) return;
  const page = answer.value;
  if (document.documentElement.dataset.route === 'home')
    void import('./showNewSince.ts').then((m) => m.showNewSince(page));
  if (!isFeedStale(readRows(list), page)) {
    await showCounts(list, listItems(page));
    return;
  }
  const data = await loadColumnData(settings, columnId, page, config);
  if (!data || !isUntouched(columnId)) return;
  const showRows = () => {
    showFreshColumn(data);
    void import('../../elements/hydration/islandRuntime.ts');
  };
  if (hasUsedPage()) await showNewRowsButton(showRows);
  else showRows();
}

/** Returns whether the baked rows are still the ones in the page. */
function isUntouched(columnId: string): boolean {
  const feed = $feed.get()?.feeds[columnId];
  return feed === undefined || (feed.state === 'ready' && feed.data === null);
}

async function loadColumnData(
  settings: Settings,
  columnId: string,
  page: ColumnPage,
  config: SiteConfig,
): Promise<ColumnData | null> {
  const client = getClient(settings);
  const [column, children, ad] = await Promise.all([
    getColumn(client, { columnId }),
    loadChildren(client, columnId),
    config.article.adsEnabled ? getColAdvs(client, { columnId }) : null,
  ]);
  if (!column.ok) return null;
  // The page was loaded without knowing that its column shows topics and questions.
  const isOfQuestions = decideColumnTarget(column.value).kind === 'questions';
  const shown = isOfQuestions ? await loadFirstPage(client, columnId, {}, column) : ok(page);
  if (!shown.ok) return null;
  return { column: column.value, children, page: shown.value, ad: ad?.ok ? ad.value.slot : null };
}

function readRows(list: HTMLElement): readonly RenderedRow[] {
  const rows = list.querySelectorAll<HTMLElement>('a[data-article]');
  return Array.from(rows, (row) => ({
    id: row.dataset.article ?? '',
    text: row.textContent ?? '',
    live: row.querySelector<HTMLElement>('[data-t^="live."]')?.dataset.t?.slice(5) ?? '',
  }));
}

/**
 * Updates the counts that rows show. A count of 0 is left as baked, and none is added. The messages are
 * loaded only when a count has changed.
 */
async function showCounts(list: HTMLElement, items: readonly ListItem[]): Promise<void> {
  const changes: { label: HTMLElement; key: CountKey; n: string }[] = [];
  for (const { id, counts } of items) {
    const countsByKey: Readonly<Record<CountKey, number>> = {
      'article.reads': counts.clicks,
      'article.comments': counts.comments,
      'column.praises': counts.praises,
    };
    for (const row of list.querySelectorAll(`a[data-article="${CSS.escape(id)}"]`)) {
      for (const [key, count] of Object.entries(countsByKey) as [CountKey, number][]) {
        const label = row.querySelector<HTMLElement>(`[data-t=${CSS.escape(key)}]`);
        const n = formatCount(count);
        if (!label || count === 0 || label.dataset.tv === JSON.stringify({ n })) continue;
        changes.push({ label, key, n });
      }
    }
  }
  if (changes.length === 0) return;
  const t = await loadActionMessages(readPageLocale());
  for (const { label, key, n } of changes) {
    label.textContent = t(key, { n });
    label.dataset.tv = JSON.stringify({ n });
  }
}

type CountKey = 'article.reads' | 'article.comments' | 'column.praises';
