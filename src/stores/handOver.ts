import { takeRowTaps } from '../host/articleClick.ts';
import { formatArticleType } from '../model/article/articleKind.ts';
import { matchPath } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { openHost } from './host.ts';

/** Makes articles of lists open in the native app; where it cannot, the link is followed. */
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
