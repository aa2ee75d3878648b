/**
 * Used by the inline scripts of list templates: parses the address and requests the list and
 * the site's configuration before any module has loaded. The client takes the answers over.
 */
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import type { ApiCall } from '../api/request.ts';
import { type PageFlags, parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Sends `listCalls` the page's parameters. `path` and `fill` are the route's: importing the whole
 * route table would inline it in every template. `path` also names parameters that are read
 * from the query.
 */
export function preloadPage(
  path: string,
  listCalls: (params: Params, flags: PageFlags) => readonly ApiCall[],
  fill?: 'left',
): void {
  const params = readPageParams(fill ? { path, fill } : { path }, location);
  const flags = parsePageFlags(new URLSearchParams(location.search));
  window.__page = { flags, params };
  preloadCalls([...listCalls(params, flags), CONFIG_CALL]);
}
