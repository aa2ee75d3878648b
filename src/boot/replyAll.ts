/**
 * Runs inline in the template of replyAll: parses the address and requests the replies and the
 * site's configuration before any module has loaded. The client takes the answers over.
 */
import { commentsCall } from '../api/calls/commentCalls.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

// Only this route's path: importing the whole route table would inline it in the template.
const REPLY_ALL = { path: '/replyAll/{id}.html' };

const params = readPageParams(REPLY_ALL, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

if (params.id)
  preloadCalls([commentsCall('/base_url/discussReply', { id: params.id }), CONFIG_CALL]);
