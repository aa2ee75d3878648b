import type { ArticleAds } from '../../model/ads/normaliseAds.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { getArticleAdvs } from '../calls/ads.ts';
import type { Client } from '../client.ts';

/**
 * Loads the advertisements of an article; null when there are none. They are requested only
 * when the site has ads and a column is given (product 5.14).
 */
export async function loadArticleAds(
  client: Client,
  article: Article,
  columnId: string,
  config: SiteConfig,
  visitor?: string,
): Promise<ArticleAds | null> {
  if (!config.article.adsEnabled || article.advClosed || !columnId) return null;
  const answer = await getArticleAdvs(client, { columnId, visitor });
  return answer.ok ? answer.value : null;
}
