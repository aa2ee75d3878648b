/**
 * Articles: serves `getArticleContent`, `getArticleContentUnrelease`, `myArticleContent`,
 * `getPaperArticle`, `paperArticlePreview`, `getArticleCounts`, `getRelArticles`,
 * `recommendList`, `getRecommendArticles` on hosts `app_if` and `nis`. Wire form:
 * src/docs/wireFields.md.
 */

import { findColumn } from '../../sample/columns.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { type Answer, data, missing } from '../envelope.ts';
import { countByReporter, findArticle, findArticles, listNeighbours } from '../store/articles.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import { formatDetail } from '../wire/detail.ts';
import { formatItem } from '../wire/item.ts';
import { formatPaperDetail } from '../wire/paper.ts';
import { formatRelated } from '../wire/related.ts';
import { PAGE_SIZE } from './paging.ts';

/** Number of related articles in the answer of the article itself. */
const RELATED_INSIDE = 5;

/**
 * Answers an article; `empty` when it does not exist or was withdrawn. An unpublished one is
 * answered with its `aStatus`, and the client decides (product 4.3).
 */
const getArticleContent: Call = (context) => {
  const id = context.params.id('articleId') ?? context.params.id('id');
  const article = id === null ? null : findArticle(context.db, id);
  if (!article || article.model.paper) return missing;
  return answerDetail(article, context);
};

function answerDetail(article: StoredArticle, context: CallContext): Answer {
  const { db, params, addresses } = context;
  const { model } = article;
  const requestedId = params.id('colID') ?? params.id('columnId');
  const columnId = requestedId && findColumn(requestedId) ? requestedId : model.column;
  const related = listRelated(article, context, 0, RELATED_INSIDE);
  const rows = (ids: readonly number[]) =>
    findArticles(db, ids).map((row) => formatItem(row, addresses));
  return data(
    formatDetail(
      article,
      {
        related: related.list,
        relatedHasMore: related.hasMore,
        hot: rows(model.hot ?? []),
        latest: rows(model.latest ?? []),
        reporterArticles: new Map(
          (model.reporters ?? []).map((id) => [id, countByReporter(db, id)]),
        ),
      },
      addresses,
      columnId,
    ),
  );
}

/**
 * Lists the related articles that editors chose, then others of its columns. Where editors chose some,
 * others only fill the list in the article's own answer.
 */
function listRelated(article: StoredArticle, context: CallContext, offset: number, limit: number) {
  const { db, addresses } = context;
  const chosen = findArticles(db, article.model.related ?? []);
  const seen = new Set(chosen.map((row) => row.model.id));
  const wanted = offset + limit + 1;
  const others = listNeighbours(db, article, 0, wanted + seen.size).filter(
    (row) => !seen.has(row.model.id),
  );
  const filling = Math.max(0, RELATED_INSIDE - chosen.length);
  const all = [...chosen, ...(chosen.length > 0 ? others.slice(0, filling) : others)];
  return {
    list: all
      .slice(offset, offset + limit)
      .map((row, index) => formatRelated(row, article, index, addresses)),
    hasMore: all.length > offset + limit,
  };
}

/** Answers related articles: page 0 is the list in the article's own answer. */
const getRelArticles: Call = (context) => {
  const id = context.params.id('articleId');
  const article = id === null ? null : findArticle(context.db, id);
  if (!article) return data({ related: [], hasMore: false });
  const page = context.params.count('page');
  const { list, hasMore } =
    page === 0
      ? listRelated(article, context, 0, RELATED_INSIDE)
      : listRelated(article, context, RELATED_INSIDE + (page - 1) * PAGE_SIZE, PAGE_SIZE);
  return data({ related: list, hasMore });
};

/** Answers recommendations; `hasMore` is a string in this call (wire 17.3). */
const recommendList: Call = ({ db, params, addresses }) => {
  const id = params.id('articleId') ?? params.id('aid');
  const start = params.count('start');
  const count = Math.min(params.count('count', PAGE_SIZE), 100);
  const article = id === null ? null : findArticle(db, id);
  const rows = article ? listNeighbours(db, article, start, count + 1) : [];
  return data({
    list: rows.slice(0, count).map((row) => formatItem(row, addresses)),
    hasMore: String(rows.length > count),
  });
};

const getArticleCounts: Call = ({ db, params }) => {
  const id = params.id('articleId') ?? params.id('id');
  const article = id === null ? null : findArticle(db, id);
  if (!article) return data({ success: false, errorInfo: '找不到相关稿件', results: [] });
  return data({
    fileId: article.model.id,
    countClick: article.clicks,
    countPraise: article.praises,
    countShare: article.shares,
    countDiscuss: article.comments,
  });
};

const getPaperArticle: Call = ({ db, params, addresses }) => {
  const id = params.id('id') ?? params.id('articleId');
  const article = id === null ? null : findArticle(db, id);
  if (!article?.model.paper) return missing;
  return data(formatPaperDetail(article, addresses));
};

export const articleCalls: Calls = {
  getArticleContent,
  getArticleContentUnrelease: getArticleContent,
  myArticleContent: getArticleContent,
  getPaperArticle,
  paperArticlePreview: getPaperArticle,
  getArticleCounts,
  getRelArticles,
  recommendList,
};

/** The interaction server's name of recommendList (product 7.10). */
export const recommendCalls: Calls = { getRecommendArticles: recommendList };
