import { formatWireTime } from '../../origin/wire/time.ts';
import {
  articleId,
  findIndex,
  type GeneratedArticle,
  type GeneratedComment,
  generateArticle,
  listColumnArticles,
  listColumnIds,
  listRelated,
  type SiteShape,
} from './generatedSite.ts';

type Wire = Readonly<Record<string, unknown>>;

const nameColumn = (columnId: number): string => `栏目${columnId}`;

/** Formats the facts that rows and articles share (wire 5, 6), without what is not set. */
function formatCommon(article: GeneratedArticle): Wire {
  const { columnId, title, publishedAt, changedAt, comments } = article;
  return {
    version: changedAt,
    title,
    textTitle: title,
    source: '样例报',
    publishtime: formatWireTime(publishedAt),
    realPubTime: formatWireTime(changedAt),
    articleType: 0,
    linkID: 0,
    columnCasName: nameColumn(columnId),
    copyright: '0',
    countClick: 100,
    countPraise: 10,
    countShare: 1,
    countDiscuss: comments.length,
  };
}

/** Formats the row of an article in a list (wire 5). */
function formatRow(article: GeneratedArticle): Wire {
  const { id, columnId, pictures } = article;
  const [lead = ''] = pictures;
  return {
    ...formatCommon(article),
    fileId: id,
    colID: columnId,
    colName: nameColumn(columnId),
    sectionids: String(columnId),
    discussClosed: '0',
    picType: 1,
    picBig: lead,
    picMiddle: lead,
    picSmall: `${lead}.0`,
    pic_list_title: [lead],
    pic_list: pictures,
    picCount: String(pictures.length),
    picRatio: '16:9',
  };
}

/** Formats an entry of a list of related articles (wire 6.12). */
const formatRelatedRow = (article: GeneratedArticle): Wire => ({
  ...formatRow(article),
  relId: article.id,
});

/** Formats the answer of getArticleContent (wire 6); the related articles have a call of their own. */
function formatArticle(article: GeneratedArticle, siteId: string): Wire {
  const { id, columnId, paragraphs, pictures } = article;
  const images = pictures.map((imageUrl, index) => ({
    ref: `<!--IMAGEARRAY#${index}-->`,
    picType: 1,
    summary: `图${index + 1}`,
    imageStyle: ' width="1280" height="720" border="0"',
    imageUrl,
  }));
  const body = paragraphs.flatMap((text, index) => {
    const ref = images[index]?.ref;
    return [`<p>${text}</p>`, ...(ref ? [`<p style="text-align: center;">${ref}</p>`] : [])];
  });
  return {
    ...formatCommon(article),
    fileId: String(id),
    colID: String(columnId),
    columnID: columnId,
    siteID: Number(siteId),
    aStatus: 1,
    wordCount: paragraphs.join('').length,
    readTime: 4,
    columnName: nameColumn(columnId),
    columnStyle: '101',
    pic_list: pictures,
    picType: 1,
    content: `<html>\n <head></head>\n <body>\n  ${body.join('\n  ')}\n </body>\n</html>`,
    images: [{ ref: '<!--IMAGES#1-->', imagearray: images }],
    widgets: { pic: [], video: [], vote: {}, file: [] },
  };
}

/** Formats a comment of an article (wire 10.3). */
const formatComment = (
  { id, user, text }: GeneratedComment,
  { id: articleID, publishedAt }: GeneratedArticle,
): Wire => ({
  id,
  userID: id,
  userName: user,
  articleID,
  parentID: 0,
  content: text,
  countDiscuss: 0,
  countPraise: 0,
  created: formatWireTime(publishedAt),
});

/** Formats a column (wire 9) of the root. */
const formatColumn = (columnId: number): Wire => ({
  columnId,
  parentID: 0,
  columnName: nameColumn(columnId),
  casNames: nameColumn(columnId),
  columnStyle: '101',
  showReadCount: 1,
  showPubTime: 1,
  showDiscussCount: 1,
});

const ROWS_A_PAGE = 20;
const ROOT_COLUMN = '0';
/** A slot in which no advertisement is booked (product 3.8). */
const EMPTY_SLOT = { advs: [], advStyle: 0, closeSetting: 0 };

/** Creates the answers of a CMS to the calls that a bake sends, from generated articles. */
export function createCmsAnswers(start: SiteShape, siteId: string) {
  let shape = start;
  /** Number of edits by index of the article. */
  const edits = new Map<number, number>();
  const read = (index: number) => generateArticle(shape, index, edits.get(index));

  function answer(name: string, params: URLSearchParams): unknown {
    const given = (key: string) => params.get(key) ?? '';
    const index = findIndex(shape, Number(given('articleId') || given('id')));
    switch (name) {
      case 'getConfig':
        return formatConfig(siteId);
      case 'getColumns': {
        const ids = given('parentColumnId') === ROOT_COLUMN ? listColumnIds(shape) : [];
        return { columns: ids.map(formatColumn) };
      }
      case 'getColumn': {
        const id = Number(given('columnId'));
        return listColumnIds(shape).includes(id) ? formatColumn(id) : 'empty';
      }
      case 'getArticles': {
        const offset = Number(given('page')) * ROWS_A_PAGE;
        const rows = listColumnArticles(shape, Number(given('columnId')), offset, ROWS_A_PAGE);
        const list = rows.map((row) => formatRow(read(row)));
        return { carousel: [], list, modules: [], adv: [] };
      }
      case 'getArticleContent':
        return index === null ? 'empty' : formatArticle(read(index), siteId);
      case 'getRelArticles': {
        const related = index === null ? [] : listRelated(shape, index);
        return { related: related.map((row) => formatRelatedRow(read(row))), hasMore: false };
      }
      case 'discussView': {
        const article = index === null ? null : read(index);
        const list = article?.comments.map((comment) => formatComment(comment, article)) ?? [];
        return { list, totalCount: list.length, hasMore: false };
      }
      case 'getArticleAdvs':
        return { articleTop: EMPTY_SLOT, articleBottom: EMPTY_SLOT, videoAdv: EMPTY_SLOT };
      case 'getColAdvs':
        return EMPTY_SLOT;
      default:
        return { list: [] };
    }
  }

  return {
    /** Returns the payload of a call. */
    answer,
    /** Publishes a new version of an article. */
    edit: (index: number) => edits.set(index, (edits.get(index) ?? 0) + 1),
    /** Publishes one more article. */
    add: () => {
      shape = { ...shape, articles: shape.articles + 1 };
    },
  };
}

/** Returns the newest article of the first column: its list and the front page show it. */
export function findNewestArticle(shape: SiteShape) {
  const [columnId = 0] = listColumnIds(shape);
  const [index = 0] = listColumnArticles(shape, columnId, 0, 1);
  return { index, columnId: String(columnId), id: String(articleId(index)) };
}

const formatConfig = (siteId: string) => ({
  siteID: Number(siteId),
  siteName: '样例报',
  appName: '样例报',
  siteConfig: {
    discuss: { auditType: 1, countHot: 3, countNew: 5, countReply: 2 },
  },
  globalCount: { showPubTime: 1, showReadCount: 1, showDiscussCount: 1, showPraiseCount: 1 },
  detailPageGrey: 0,
  showBackTop: 1,
});
