/**
 * Used by the inline scripts of the short video templates: parses the address and requests the
 * video and the site's configuration before any module has loaded. The client takes the answers
 * over.
 */
import { mvodArticleCall } from '../api/calls/mvodCalls.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

/**
 * `path` is the route's path: importing the whole route table would inline it in every
 * template.
 */
export function preloadShortVideo(path: string): void {
  const params = readPageParams({ path }, location);
  window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };
  if (params.id) preloadCalls([mvodArticleCall(params.id), CONFIG_CALL]);
}
