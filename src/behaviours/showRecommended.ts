import { getRecommendArticles } from '../api/calls/content.ts';
import { serverNow } from '../host/clock.ts';
import { whenNear } from '../host/whenNear.ts';
import type { Translate } from '../i18n/translate.ts';
import { getClient } from '../services/pageClient.ts';
import { readAppMember } from '../services/readAppMember.ts';
import type { Settings } from '../settings.ts';
import { loadSiteConfig } from '../state/siteConfig.ts';
import { formatAddedRows } from '../templates/addedRows.tsx';

/** Far enough that the rows are replaced before they come into view. */
const NEAR_MARGIN = '150%';

/**
 * Replaces the rows of the editors' recommendations below a baked article by those of the reading
 * statistics for this reader (product 7.10). They stay where they are in view already, and where the
 * statistics have no other story.
 */
export async function showRecommended(
  settings: Settings,
  articleId: string,
  t: Translate,
): Promise<void> {
  const title = document.querySelector('[data-t="list.recommended"]');
  const list = title?.closest('section')?.querySelector('ul');
  if (!list) return;
  await whenNear([list], NEAR_MARGIN);
  const config = await loadSiteConfig(settings);
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
