/**
 * Runs inline in the template of moreImage: parses the address and requests the photo sets and
 * the site's configuration before any module has loaded. The client takes the answers over.
 */
import { articlesCall, columnCall, columnsCall } from '../api/calls/columnCalls.ts';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';
import { preloadCalls } from './preloadCalls.ts';

// Only this route's path: importing the whole route table would inline it in the template.
const MORE_IMAGE = { path: '/moreImage/{id?}.html' };

const params = readPageParams(MORE_IMAGE, location);
window.__page = { flags: parsePageFlags(new URLSearchParams(location.search)), params };

const { id } = params;
preloadCalls([
  ...(id ? [articlesCall({ columnId: id }), columnCall(id)] : [columnsCall()]),
  CONFIG_CALL,
]);
