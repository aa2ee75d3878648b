import { getArticleContent } from '../api/calls/article.ts';
import { formatArticleType } from '../model/article/articleKind.ts';
import { decideArticleState } from '../model/article/articleState.ts';
import type { Article } from '../model/article/articleTypes.ts';
import type { PageFlags } from '../model/mode.ts';
import { fail } from '../model/result.ts';
import { ownArticleLink } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { createSinglePage, loadWithConfig } from './singlePage.ts';

/** The page of an article that is only a link to an external address. */
export const linkDetail = createSinglePage<Article>();

const NONE = fail({ kind: 'empty', message: 'no article', call: 'getArticleContent' } as const);

export function loadLinkPage(settings: Settings, id: string, flags: PageFlags): Promise<void> {
  return linkDetail.load(settings, (client) => {
    const read = async () => {
      if (id === '') return NONE;
      const answer = await getArticleContent(client, { articleId: id, flags });
      if (!answer.ok) return answer;
      const { state } = decideArticleState(answer.value, settings.siteId, flags);
      return state === 'empty' ? NONE : answer;
    };
    return loadWithConfig(client, read());
  });
}

/**
 * Hands the link over to the app; returns false where there is none or it did not open it. Rejects
 * when its code does not load.
 */
export async function openLinkInHost(settings: Settings, article: Article): Promise<boolean> {
  const { getHost } = await import('../services/getHost.ts');
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
