import { formatArticleType } from '../../model/article/articleKind.ts';
import type { Article } from '../../model/article/articleTypes.ts';
import { ownArticleLink } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

/**
 * Hands the link over to the app; returns false where there is none or it did not open it. Rejects
 * when its code does not load.
 */
export async function openLinkInHost(settings: Settings, article: Article): Promise<boolean> {
  const { getHost } = await import('../../services/getHost.ts');
  const host = await getHost(settings);
  const outcome = await host.openArticle({
    id: article.id,
    columnId: article.columnId,
    articleType: formatArticleType(article.kind),
    title: article.title,
    url: article.url,
  });
  return outcome === 'done';
}

/** Returns the path of the text of an article that has no external address. */
export const formatLinkTextPath = (article: Article, settings: Settings): string =>
  ownArticleLink({ ...article, kind: 'news' }, settings.siteBase);
