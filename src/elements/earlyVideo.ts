/**
 * For the inline scripts of the templates of short videos: reads the address and asks for
 * the video and the site's configuration before any module has loaded. The client takes
 * both later.
 */
import { mvodArticleCall } from '../api/calls/mvodCalls.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { askEarly } from './askEarly.ts';

/** `path` of the route alone: the whole table would stand in every template. */
export function askVideoEarly(path: string): void {
  const params = readPageParams({ path }, location);
  window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };
  if (params.id) askEarly([mvodArticleCall(params.id), CONFIG_CALL]);
}
