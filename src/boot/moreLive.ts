/** Runs inline in the template of moreLive: requests the announced broadcasts and the column's. */
import { readSettings } from '../host/settings.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ columnId }) => [
  { path: '/base_url/getLiveComing', params: { siteID: readSettings().siteId } },
  ...(columnId
    ? [{ path: '/base_url/getLiveArticles', params: { columnId, page: 0 } } as const]
    : []),
]);
