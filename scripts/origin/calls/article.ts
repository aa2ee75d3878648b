/** Articles. */

import { findColumn, findColumnName, formatColumnPath } from '../../sample/columns.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { type Answer, data, missing } from '../envelope.ts';
import {
  countByReporter,
  findArticle,
  findArticles,
  listNeighbours,
  type StoredArticle,
} from '../store/articles.ts';
import { type Part, takePart } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatDetail } from '../wire/detail.ts';
import {
  decidePicType,
  findLinkId,
  findTypeNumber,
  formatContentUrl,
  formatItem,
  formatItems,
  formatPageUrl,
  listBodyImages,
  listTitleImages,
} from '../wire/item.ts';
import { formatWireTime } from '../wire/time.ts';
import { PAGE_SIZE, readRange } from './paging.ts';
import { formatPaperDetail } from './paper.ts';

/**
 * Formats an entry of `related` (wire 6.12, 6.13): two keys end with a space, counters are
 * strings in the older form; the newer form also contains the whole item. In some articles
 * one entry has the containing article's `fileId`, so that only `relId` identifies it.
 */
export function formatRelated(
  stored: StoredArticle,
  container: StoredArticle,
  index: number,
  addresses: Addresses,
): Record<string, unknown> {
  const { model } = stored;
  const isNewer = container.model.id % 2 === 0;
  const isTrap = index === 1 && container.model.id % 5 === 0;
  const own = isTrap ? container : stored;
  const [first] = listTitleImages(model);
  const picture = first ? addresses.image(first) : '';
  const counter = (n: number) => (isNewer ? n : String(n));
  const hasLinkId = model.kind === 'special' || model.kind === 'live';
  return {
    ...(isNewer && formatItem(stored, addresses)),
    relId: model.id,
    fileId: own.model.id,
    title: model.title,
    textTitle: model.title,
    publishtime: formatWireTime(stored.publishedAt),
    source: model.source ?? '',
    picType: decidePicType(model),
    picB: picture,
    picM: picture,
    picS: picture,
    ...(model.kind === 'photos' && {
      picCount: isNewer ? String(listBodyImages(model).length) : listBodyImages(model).length,
    }),
    linkID: findLinkId(model),
    vTime: formatWireTime(stored.publishedAt),
    relUrl: hasLinkId ? String(findLinkId(model)) : formatPageUrl(model, addresses),
    contentUrl: formatContentUrl(own.model, addresses),
    articleType: findTypeNumber(model),
    columnID: model.column,
    columnName: findColumnName(model.column),
    columnCasName: formatColumnPath(model.column),
    'columnIcon ': '',
    'columnRssCount ': 0,
    countDiscuss: counter(own.comments),
    countPraise: counter(stored.praises),
    countShare: counter(stored.shares),
    countClick: counter(stored.clicks),
  };
}

/** Number of related articles in the answer of the article itself. */
const RELATED_INSIDE = 5;
const INSIDE: Part = { offset: 0, limit: RELATED_INSIDE };

/** Returns the article of a call, whose parameter has one of these names; null when there is none. */
function findRequested({ db, params }: CallContext, ...names: readonly string[]) {
  const [id] = names.flatMap((name) => params.id(name) ?? []);
  return id === undefined ? null : findArticle(db, id);
}

/**
 * Answers an article; `empty` when it does not exist or was withdrawn. An unpublished one is
 * answered with its `aStatus`, and the client decides (product 4.3).
 */
const getArticleContent: Call = (context) => {
  const article = findRequested(context, 'articleId', 'id');
  if (!article || article.model.paper) return missing;
  return answerDetail(article, context);
};

function answerDetail(article: StoredArticle, context: CallContext): Answer {
  const { db, params, addresses } = context;
  const { model } = article;
  const requestedId = params.id('colID') ?? params.id('columnId');
  const columnId = requestedId && findColumn(requestedId) ? requestedId : model.column;
  const related = listRelated(article, context, INSIDE);
  const lists = {
    related: related.list,
    relatedHasMore: related.hasMore,
    hot: formatItems(findArticles(db, model.hot ?? []), addresses),
    latest: formatItems(findArticles(db, model.latest ?? []), addresses),
    reporterArticles: new Map((model.reporters ?? []).map((id) => [id, countByReporter(db, id)])),
  };
  return data(formatDetail(article, lists, addresses, columnId));
}

/**
 * Lists the related articles that editors chose, then others of its columns. Where editors chose some,
 * others only fill the list in the article's own answer.
 */
function listRelated(article: StoredArticle, { db, addresses }: CallContext, part: Part) {
  const chosen = findArticles(db, article.model.related ?? []);
  const seen = new Set(chosen.map((row) => row.model.id));
  const end = part.offset + part.limit;
  const near = listNeighbours(db, article, { offset: 0, limit: end + 1 + seen.size });
  const others = near.filter((row) => !seen.has(row.model.id));
  const filling = Math.max(0, RELATED_INSIDE - chosen.length);
  const all = [...chosen, ...(chosen.length > 0 ? others.slice(0, filling) : others)];
  return {
    list: takePart(all, part).map((row, index) => formatRelated(row, article, index, addresses)),
    hasMore: all.length > end,
  };
}

/** Answers related articles: page 0 is the list in the article's own answer. */
const getRelArticles: Call = (context) => {
  const article = findRequested(context, 'articleId');
  if (!article) return data({ related: [], hasMore: false });
  const page = context.params.count('page');
  const offset = RELATED_INSIDE + (page - 1) * PAGE_SIZE;
  const part = page === 0 ? INSIDE : { offset, limit: PAGE_SIZE };
  const { list, hasMore } = listRelated(article, context, part);
  return data({ related: list, hasMore });
};

/** Answers recommendations; `hasMore` is a string in this call (wire 17.3). */
const recommendList: Call = (context) => {
  const { db, params, addresses } = context;
  const article = findRequested(context, 'articleId', 'aid');
  const { offset, limit } = readRange(params);
  const rows = article ? listNeighbours(db, article, { offset, limit: limit + 1 }) : [];
  const list = formatItems(rows.slice(0, limit), addresses);
  return data({ list, hasMore: String(rows.length > limit) });
};

const getArticleCounts: Call = (context) => {
  const article = findRequested(context, 'articleId', 'id');
  if (!article) return data({ success: false, errorInfo: '找不到相关稿件', results: [] });
  return data({
    fileId: article.model.id,
    countClick: article.clicks,
    countPraise: article.praises,
    countShare: article.shares,
    countDiscuss: article.comments,
  });
};

const getPaperArticle: Call = (context) => {
  const article = findRequested(context, 'id', 'articleId');
  return article?.model.paper ? data(formatPaperDetail(article, context.addresses)) : missing;
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
