import type { ArticleLists, ListItem, Reporter } from '../../model/article/articleTypes.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import { decideCommentSource } from '../../model/comment/commentRules.ts';
import type { CommentSource, FirstComments } from '../../model/comment/commentTypes.ts';
import { nameFirstOfficials } from '../../model/comment/nameOfficials.ts';
import type { Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import {
  authorInfo,
  getRecommendArticles,
  getRelArticles,
  type ListPage,
  recommendList,
} from '../calls/content.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { type FirstCommentsQuery, loadFirstComments } from './firstComments.ts';

/**
 * Loads everything around an article except ads, for the baker and the template. Failed parts
 * are left out; no promise rejects. `known` comments take the place of calls. `memberId` is the uid that
 * recommendations are made for, '' for other readers, null in the baker.
 */
export function loadArticleExtras(
  client: Client,
  article: Article,
  config: SiteConfig,
  {
    source = decideCommentSource(article.kind, false),
    known = null,
    memberId = null,
  }: {
    readonly source?: CommentSource;
    readonly known?: FirstComments | null;
    readonly memberId?: string | null;
  } = {},
) {
  const query = { articleId: article.id, source, countHot: config.discuss.countHot };
  return {
    lists: loadLists(client, article, config, memberId),
    /** null when they could not be loaded. */
    comments: Promise.resolve(known ?? firstComments(client, query)).then(
      (first) => first && nameFirstOfficials(first, config.discuss),
    ),
    /** The article's reporters with counts of articles and followers. */
    reporters: loadReporters(client, article),
  };
}

async function loadLists(
  client: Client,
  article: Article,
  config: SiteConfig,
  memberId: string | null,
): Promise<ArticleLists> {
  const [related, recommended] = await Promise.all([
    article.related.length > 0
      ? { list: article.related, hasMore: article.hasMoreRelated }
      : getRelArticles(client, { articleId: article.id }).then((answer) =>
          answer.ok ? answer.value : NO_ROWS,
        ),
    config.article.showRecommended && config.article.relationPageSize > 0
      ? loadRecommended(client, article, config.article.relationPageSize, memberId)
      : [],
  ]);
  return removeDuplicates(article.id, {
    hot: article.hot,
    latest: article.latest,
    related: related.list,
    hasMoreRelated: related.hasMore,
    recommended,
  });
}

const NO_ROWS: ListPage = { list: [], hasMore: false };

/**
 * Loads the recommendations of the reading statistics for a reader, those of the editors for a baked
 * page; each where the other has none.
 */
async function loadRecommended(
  client: Client,
  { id: articleId, columnName }: Article,
  count: number,
  memberId: string | null,
): Promise<readonly ListItem[]> {
  const userId = memberId ?? '';
  const requestPersonal = () =>
    getRecommendArticles(client, { articleId, columnName, count, userId });
  const requestChosen = () => recommendList(client, { articleId, count });
  const calls =
    memberId === null ? [requestChosen, requestPersonal] : [requestPersonal, requestChosen];
  for (const load of calls) {
    const answer = await load();
    if (answer.ok && answer.value.list.length > 0) return answer.value.list;
  }
  return [];
}

/** Removes duplicates: an article stays in the first list that contains it. */
function removeDuplicates(articleId: string, lists: ArticleLists): ArticleLists {
  const seen = new Set([articleId]);
  const fresh = (items: readonly ListItem[]) =>
    items.filter((item) => !seen.has(item.id) && seen.add(item.id));
  return {
    hot: fresh(lists.hot),
    latest: fresh(lists.latest),
    related: fresh(lists.related),
    hasMoreRelated: lists.hasMoreRelated,
    recommended: fresh(lists.recommended),
  };
}

async function loadReporters(client: Client, article: Article): Promise<readonly Reporter[]> {
  if (!article.showReporterCard) return [];
  return Promise.all(
    article.reporters.map(async (reporter) => {
      const counts = await authorInfo(client, { id: reporter.id });
      return counts.ok ? { ...reporter, ...counts.value } : reporter;
    }),
  );
}

const firstComments = async (client: Client, query: FirstCommentsQuery) =>
  valueOr(await loadFirstComments(client, query), null);

const valueOr = <T, D>(answer: Result<T, ApiError>, fallback: D): T | D =>
  answer.ok ? answer.value : fallback;
