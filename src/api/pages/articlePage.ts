import type { ArticleAds } from '../../model/ads/types.ts';
import type { Article, ArticleLists, ListItem } from '../../model/article/types.ts';
import type { FirstComments } from '../../model/comment/types.ts';
import type { Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { getArticleAdvs } from '../calls/ads.ts';
import { discussHot, discussView } from '../calls/comments.ts';
import { authorInfo, getRelArticles, recommendList } from '../calls/content.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';

/**
 * What stands around an article, asked for by the baker and by the template alike.
 * None of it may cost the article: what fails is left out.
 */
export async function loadArticleExtras(
  client: Client,
  article: Article,
  columnId: string,
  config: SiteConfig,
): Promise<{ ads: ArticleAds | null; lists: ArticleLists; comments: FirstComments | null }> {
  const [ads, lists, comments] = await Promise.all([
    loadAds(client, article, columnId, config),
    loadLists(client, article, config),
    loadFirstComments(client, article, config),
  ]);
  return { ads, lists, comments };
}

/** Ads are asked for only when the site has them and a column is given (spec section 5). */
export async function loadAds(
  client: Client,
  article: Article,
  columnId: string,
  config: SiteConfig,
): Promise<ArticleAds | null> {
  if (!config.article.adsEnabled || article.advClosed || !columnId) return null;
  return valueOr(await getArticleAdvs(client, { columnId }), null);
}

async function loadLists(
  client: Client,
  article: Article,
  config: SiteConfig,
): Promise<ArticleLists> {
  const [related, recommended] = await Promise.all([
    article.related.length > 0
      ? article.related
      : getRelArticles(client, { articleId: article.id }).then((answer) =>
          answer.ok ? answer.value.list : [],
        ),
    config.article.showRecommended && config.article.relationPageSize > 0
      ? recommendList(client, {
          articleId: article.id,
          count: config.article.relationPageSize,
        }).then((answer) => (answer.ok ? answer.value.list : []))
      : [],
  ]);
  return withoutRepeats(article.id, {
    hot: article.hot,
    latest: article.latest,
    related,
    recommended,
  });
}

/** No article stands twice under itself: the first list that has it keeps it. */
function withoutRepeats(articleId: string, lists: ArticleLists): ArticleLists {
  const seen = new Set([articleId]);
  const fresh = (items: readonly ListItem[]) =>
    items.filter((item) => !seen.has(item.id) && seen.add(item.id));
  return {
    hot: fresh(lists.hot),
    latest: fresh(lists.latest),
    related: fresh(lists.related),
    recommended: fresh(lists.recommended),
  };
}

/** The first comments and the hot ones; null when they are closed or cannot be had. */
export async function loadFirstComments(
  client: Client,
  article: { readonly id: string; readonly discussClosed: boolean },
  config: SiteConfig,
): Promise<FirstComments | null> {
  if (article.discussClosed || !config.discuss.enabled) return null;
  const [latest, hot] = await Promise.all([
    discussView(client, { id: article.id }),
    discussHot(client, { id: article.id, count: config.discuss.countHot }),
  ]);
  if (!latest.ok) return null;
  return { latest: latest.value, hot: valueOr(hot, []) };
}

const valueOr = <T, D>(answer: Result<T, ApiError>, fallback: D): T | D =>
  answer.ok ? answer.value : fallback;
