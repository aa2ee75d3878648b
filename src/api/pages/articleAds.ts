import type { ArticleAds } from '../../model/ads/types.ts';
import type { Article } from '../../model/article/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { getArticleAdvs } from '../calls/ads.ts';
import type { Client } from '../client.ts';

/**
 * The advertisements of an article, null where there are none. They are asked for only
 * when the site has them and a column is given (product 5.14).
 */
export async function loadArticleAds(
  client: Client,
  article: Article,
  columnId: string,
  config: SiteConfig,
): Promise<ArticleAds | null> {
  if (!config.article.adsEnabled || article.advClosed || !columnId) return null;
  const answer = await getArticleAdvs(client, { columnId });
  return answer.ok ? answer.value : null;
}
