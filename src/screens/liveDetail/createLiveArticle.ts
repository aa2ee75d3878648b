import type { Article } from '../../model/article/normaliseArticle.ts';
import type { LiveOptions } from '../../state/live.ts';

/**
 * Returns the fields of the article that the broadcast's islands need; the path may contain the id
 * of the broadcast.
 */
export const createLiveArticle = (article: Article, linkId = ''): LiveOptions['article'] => ({
  id: article.id,
  // The route decides the kind, also when the article has another.
  kind: 'live',
  linkId: article.linkId || linkId,
  title: article.title || article.listTitle,
  abstract: article.abstract,
  shareImage: article.shareImage,
  live: article.live,
});
