import { getArticleContent } from '../../../src/api/calls/article.ts';
import { discussView } from '../../../src/api/calls/comments.ts';
import { decideArticleState } from '../../../src/model/article/articleState.ts';
import type { Comment } from '../../../src/model/comment/commentTypes.ts';
import { fail, ok } from '../../../src/model/result.ts';
import { ownArticleLink } from '../../../src/routes.ts';
import { bakeJob } from '../bakeJob.ts';

import { readPages } from './readPages.ts';
import { createTemplateKind } from './templateKind.ts';

const MAX_PAGES = 40;
/** The page of an article shows at least this many comments itself. */
const SHOWN_WITH_ARTICLE = 3;
/** Comments on articles and on broadcasts (wire 10.7); others have no baked page. */
const SOURCES: ReadonlyMap<string, 0 | 1> = new Map([
  ['0', 0],
  ['1', 1],
]);

export const commentAll = createTemplateKind({
  route: 'commentAll',
  path: ['id', 'source'],
  list: (articles) => {
    const commented = articles.filter(({ comments }) => comments > SHOWN_WITH_ARTICLE);
    const sources = new Map(
      commented.map(({ ref }) => [ref.params.id, ref.route === 'liveDetail' ? '1' : '0'] as const),
    );
    return [...sources].map(([id, source]) => ({ id, source }));
  },
  planNamed: async ({ select, existing }) => {
    const ids = new Set(select.articles.map(({ params }) => params.id));
    return [...existing.values()].filter(({ params }) => ids.has(params.id)).map(bakeJob);
  },
  load: async ({ client }, { id = '', source: sourceId = '' }) => {
    const source = SOURCES.get(sourceId);
    if (source === undefined) {
      return fail({ kind: 'empty', message: 'unknown comment source', call: 'discussView' });
    }
    const answer = await getArticleContent(client, { articleId: id, columnId: '' });
    if (!answer.ok) return answer;
    const article = answer.value;
    const { siteId, siteBase } = client.settings;
    if (decideArticleState(article, siteId, { poster: false }).state !== 'ready') {
      return fail({ kind: 'empty', message: 'withdrawn', call: 'getArticleContent' });
    }
    const { title, kind } = article;
    // A link has a page here as a plain article.
    const link = ownArticleLink({ ...article, kind: kind === 'link' ? 'news' : kind }, siteBase);
    const comments = await readPages<Comment>(async (page, shown) => {
      const lastFileId = shown[shown.length - 1]?.id;
      const read = await discussView(client, { id, source, page, lastFileId });
      if (!read.ok) return read;
      return ok({ items: read.value.comments, hasMore: read.value.hasMore });
    }, MAX_PAGES);
    return comments.ok
      ? ok({ id, source: sourceId, article: { title, link }, comments: comments.value })
      : comments;
  },
  countRows: ({ comments }) => comments.length,
});
