/**
 * Runs inline in the template of moreLive: reads the address and asks for the announced
 * broadcasts before any module has loaded. The client takes the answers later.
 */
import { CONFIG_CALL } from '../../api/calls/startCalls.ts';
import { readSettings } from '../../host/settings.ts';
import { parsePageFlags } from '../../model/mode.ts';
import { readPageParams } from '../../routes.ts';
import { askEarly } from '../askEarly.ts';

// The path of the route alone: the whole table would stand in every template. The column
// is no part of it, but may be named in the query.
const MORE_LIVE = { path: '/moreLive/{columnId?}.html' };

const params = readPageParams(MORE_LIVE, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const { siteId: siteID } = readSettings();
const { columnId } = params;
askEarly([
  CONFIG_CALL,
  { path: '/base_url/getLiveComing', params: { siteID } },
  ...(columnId
    ? [{ path: '/base_url/getLiveArticles', params: { columnId, page: 0 } } as const]
    : []),
]);
