/**
 * Runs inline in the template of moreLive: parses the address and requests the announced
 * broadcasts before any module has loaded. The client takes the answers over.
 */
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { readSettings } from '../host/settings.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

// Only this route's path: importing the whole route table would inline it in the template. The
// column is not part of the route's address, but may be in the query.
const MORE_LIVE = { path: '/moreLive/{columnId?}.html' };

const params = readPageParams(MORE_LIVE, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const { siteId: siteID } = readSettings();
const { columnId } = params;
preloadCalls([
  CONFIG_CALL,
  { path: '/base_url/getLiveComing', params: { siteID } },
  ...(columnId
    ? [{ path: '/base_url/getLiveArticles', params: { columnId, page: 0 } } as const]
    : []),
]);
