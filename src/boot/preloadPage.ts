/**
 * The inline script of most templates (scripts/build/inlineScripts.ts): parses the address and requests
 * what the screen's `.load.ts` names and the site's configuration before any module has loaded. The
 * client takes the answers over.
 */
import { listFirstCalls } from 'virtual:first-calls';
import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import { preloadCalls } from './preloadCalls.ts';
import { readAddress } from './readAddress.ts';

const { params, flags } = readAddress();
preloadCalls([...listFirstCalls(params, flags), CONFIG_CALL]);
