import type { ArticleKind } from '../../src/model/article/articleTypes.ts';
import { articleRoute } from '../../src/routes.ts';
import { isPageId, type PageRef } from './pageRef.ts';

/** Routes whose paths name the column that lists the article. */
const COLUMN_ROUTES = ['newsDetail', 'imageDetail', 'videoDetail'] as const;
/** Routes whose paths name what the article links to: a broadcast, the column of a special. */
const LINKED_ROUTES = ['liveDetail', 'specDetail'] as const;

export type ColumnArticleRoute = (typeof COLUMN_ROUTES)[number];
export type LinkedArticleRoute = (typeof LINKED_ROUTES)[number];
export type ArticleRef = PageRef<ColumnArticleRoute | LinkedArticleRoute>;

export const isColumnArticle = (ref: PageRef): ref is PageRef<ColumnArticleRoute> =>
  COLUMN_ROUTES.some((route) => route === ref.route);

export const isLinkedArticle = (ref: PageRef): ref is PageRef<LinkedArticleRoute> =>
  LINKED_ROUTES.some((route) => route === ref.route);

interface ArticleAddress {
  readonly id: string;
  readonly kind: ArticleKind;
  /** The column that lists it. */
  readonly columnId: string;
  readonly linkId: string;
}

/** Returns the page of an article on the screen of its kind; a link has one as a plain article. */
export function createArticleRef({ id, kind, columnId, linkId }: ArticleAddress): ArticleRef {
  const route = articleRoute(kind);
  const linked = LINKED_ROUTES.find((name) => name === route);
  if (linked) return { route: linked, params: { ...(isPageId(linkId) && { linkID: linkId }), id } };
  return { route: findColumnRoute(route), params: { columnId, id } };
}

const findColumnRoute = (route: string): ColumnArticleRoute =>
  COLUMN_ROUTES.find((name) => name === route) ?? 'newsDetail';
