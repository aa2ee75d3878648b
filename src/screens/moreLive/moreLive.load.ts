import type { ListFirstCalls } from '../../api/preload.ts';
import { readSettings } from '../../host/settings.ts';

export const listFirstCalls: ListFirstCalls = ({ columnId }) => [
  { path: '/base_url/getLiveComing', params: { siteID: readSettings().siteId } },
  ...(columnId
    ? [{ path: '/base_url/getLiveArticles', params: { columnId, page: 0 } } as const]
    : []),
];
