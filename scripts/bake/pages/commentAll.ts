import { getArticleContent } from '../../../src/api/calls/article.ts';
import { discussView } from '../../../src/api/calls/comments.ts';
import type { Comment } from '../../../src/model/comment/types.ts';
import { fail, ok } from '../../../src/model/result.ts';
import { ownArticleLink } from '../../../src/routes.ts';
import { isPageId } from '../files.ts';
import { readPages } from './readPages.ts';
import type { ReadingKind } from './types.ts';

const MAX_PAGES = 40;
/** So many an article's own page shows at the least. */
const SHOWN_BESIDE_ARTICLE = 3;
const ARTICLE_SOURCE = '0';

export const commentAll: ReadingKind<'commentAll'> = {
  route: 'commentAll',
  idCount: 2,
  list: (articles) => {
    const ids = new Set(
      articles.filter(({ comments }) => comments > SHOWN_BESIDE_ARTICLE).map(({ id }) => id),
    );
    return [...ids].filter(isPageId).map((id) => ({ columnId: id, id: ARTICLE_SOURCE }));
  },
  load: async ({ client, config }, { columnId: id, id: source }) => {
    if (!config.discuss.enabled || source !== ARTICLE_SOURCE) {
      return fail({ kind: 'empty', message: 'no comments are shown', call: 'getConfig' });
    }
    const answer = await getArticleContent(client, { articleId: id, columnId: '' });
    if (!answer.ok) return answer;
    const { title, kind } = answer.value;
    const link = ownArticleLink(
      kind === 'link' ? { ...answer.value, kind: 'news' } : answer.value,
      client.settings.siteBase,
    );
    const comments = await readPages<Comment>(async (page, shown) => {
      const lastFileId = shown[shown.length - 1]?.id;
      const read = await discussView(client, { id, source: 0, page, lastFileId });
      if (!read.ok) return read;
      return ok({ items: read.value.comments, hasMore: read.value.hasMore });
    }, MAX_PAGES);
    return comments.ok
      ? ok({ id, source, article: { title, link }, comments: comments.value })
      : comments;
  },
  countRows: ({ comments }) => comments.length,
};
