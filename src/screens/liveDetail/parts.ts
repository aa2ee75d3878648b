import type { Article } from '../../model/article/types.ts';
import type { OpenLive } from '../../stores/live.ts';

/** What of the article its broadcast's islands need; the address may name the broadcast, too. */
export const liveOf = (article: Article, linkId = ''): OpenLive['article'] => ({
  id: article.id,
  // The route says so where the article does not.
  kind: 'live',
  linkId: article.linkId || linkId,
  title: article.title || article.listTitle,
  abstract: article.abstract,
  shareImage: article.shareImage,
  live: article.live,
});

/** What the document is called without a state before it (screens/article/metadata.ts). */
export const liveHeading = (article: Article): string =>
  article.share?.title || article.title || article.listTitle;
