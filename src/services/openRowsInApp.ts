import { interceptRowTaps } from '../host/articleClick.ts';
import { formatArticleType } from '../model/article/articleKind.ts';
import { matchPath } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { getHost } from './getHost.ts';

/** Makes articles of lists open in the native app; where it cannot, the link is followed. */
export function openRowsInApp(settings: Settings): void {
  interceptRowTaps(async ({ id, kind, title, url, follow }) => {
    const host = await getHost(settings);
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
