import { articleId, findIndex, generateArticle, listColumnArticles, listColumnIds, listRelated, type SiteShape } from './generatedSite.ts';
import { formatArticle, formatColumn, formatComment, formatRelatedRow, formatRow } from './wireArticle.ts';

const ROWS_A_PAGE = 20;
const ROOT_COLUMN = '0';
/** A slot in which no advertisement is booked (product 3.8). */
const EMPTY_SLOT = { advs: [], advStyle: 0, closeSetting: 0 };

export interface CmsAnswers {
  /** Returns the payload of a call. */
  readonly answer: (name: string, params: URLSearchParams) => unknown;
  /** Publishes a new version of an article. */
  readonly edit: (index: number) => void;
  /** Publishes one more article. */
  readonly add: () => void;
}

/** Creates the answers of a CMS to the calls that a bake sends, from generated articles. */
export function createCmsAnswers(start: SiteShape, siteId: string): CmsAnswers {
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
    answer,
    edit: (index) => edits.set(index, (edits.get(index) ?? 0) + 1),
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
