/**
 * Runs inline in the template of commentAll: parses the address and requests the comments and
 * the site's configuration before any module has loaded. The client takes the answers over.
 */
import { commentsCall, hotCommentsCall } from '../api/calls/commentCalls.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

// Only this route's path: importing the whole route table would inline it in the template.
const COMMENT_ALL = { path: '/commentAll/{id?}/{source}.html' };

const params = readPageParams(COMMENT_ALL, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const { id } = params;
if (id) {
  // An unknown source counts as 0 (model/comment/normaliseComment.ts).
  const source = (/^([1-6]|18)$/.test(params.source ?? '') ? Number(params.source) : 0) as 0;
  preloadCalls([
    commentsCall('/base_url/discussView', { id, source }),
    hotCommentsCall({ id, source }),
    CONFIG_CALL,
  ]);
}
