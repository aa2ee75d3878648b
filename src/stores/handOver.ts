import { takeRowTaps } from '../host/articleClick.ts';
import { formatArticleType } from '../model/article/articleKind.ts';
import { matchPath } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { openHost } from './host.ts';

/** In the native app an article of a list opens there; the page follows where the app cannot. */
export function handOverRows(settings: Settings): void {
  takeRowTaps(async ({ id, kind, title, url, follow }) => {
    const host = await openHost(settings);
    const match = matchPath(new URL(url).pathname, settings.siteBase);
    const outcome = await host.openArticle({
      id,
      columnId: match?.params.columnId ?? '',
      articleType: formatArticleType(kind),
      title,
      url,
    });
    if (outcome === 'unavailable' || outcome === 'failed') follow();
  });
}
