import type { Article } from '../article/types.ts';
import type { ArticleMark, ShareObject } from './types.ts';

/** Which kind of thing an article is to the server (spec section 3, Share params). */
export function decideShareObject(
  article: Pick<Article, 'account'>,
  digital: boolean,
): ShareObject {
  if (digital) return 7;
  return Number(article.account.id) > 0 ? 10 : 0;
}

/** What a page says of its article. */
export const markArticle = (
  article: Pick<Article, 'id' | 'account' | 'shareClosed'>,
  digital: boolean,
): ArticleMark => ({
  id: article.id,
  object: decideShareObject(article, digital),
  shareClosed: article.shareClosed,
});
