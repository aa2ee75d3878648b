import { getRecommendArticles } from '../api/calls/content.ts';
import { serverNow } from '../host/clock.ts';
import { readSettings } from '../host/settings.ts';
import { loadActionMessages, readPageLocale } from '../services/loadMessages.ts';
import { getClient } from '../services/pageClient.ts';
import { readAppMember } from '../services/readAppMember.ts';
import { loadSiteConfig } from '../state/siteConfig.ts';
import { formatAddedRows } from '../templates/addedRows.tsx';

/**
 * Replaces the rows of the editors' recommendations by those of the reading statistics for this reader
 * (product 7.10). They stay where they are in view already, and where the statistics have no other story.
 */
export async function showRecommended(list: Element): Promise<void> {
  const settings = readSettings();
  const articleId = document.documentElement.dataset.article ?? '';
  const [config, t] = await Promise.all([
    loadSiteConfig(settings),
    loadActionMessages(readPageLocale()),
  ]);
  const answer = await getRecommendArticles(getClient(settings), {
    articleId,
    columnName:
      document.querySelector<HTMLMetaElement>('[property="article:section"]')?.content ?? '',
    count: config.article.relationPageSize,
    userId: readAppMember(settings),
  });
  if (!answer.ok || list.getBoundingClientRect().top < innerHeight) return;
  const shown = new Set([articleId, ...listOtherIds(list)]);
  const items = answer.value.list.filter(({ id }) => !shown.has(id) && shown.add(id));
  if (items.length === 0) return;
  const { siteBase: base } = settings;
  list.innerHTML = formatAddedRows({ items, base, config, now: serverNow(), t });
}

/** Returns the articles that the page lists elsewhere. */
const listOtherIds = (list: Element) =>
  Array.from(document.querySelectorAll<HTMLElement>('a[data-article]'))
    .filter((row) => !list.contains(row))
    .map(({ dataset }) => dataset.article ?? '');
