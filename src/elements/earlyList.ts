/**
 * For the inline scripts of the templates of lists: reads the address and asks for the list
 * and the site's configuration before any module has loaded. The client takes both later.
 */
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import type { ApiCall } from '../api/request.ts';
import { type PageFlags, parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { askEarly } from './askEarly.ts';

type Params = Readonly<Record<string, string>>;

/**
 * `path` of the route alone, with its `fill` where the route has one: the whole table would
 * stand in every template. It names what the query may say too.
 */
export function askListEarly(
  path: string,
  callsOf: (params: Params, flags: PageFlags) => readonly ApiCall[],
  fill?: 'left',
): void {
  const params = readPageParams(fill ? { path, fill } : { path }, location);
  const flags = parsePageFlags(new URLSearchParams(location.search));
  window.__page = { flags, params };
  askEarly([...callsOf(params, flags), CONFIG_CALL]);
}
