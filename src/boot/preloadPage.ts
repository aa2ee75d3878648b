import { CONFIG_CALL } from '../api/calls/startCalls.ts';
import type { ApiCall } from '../api/request.ts';
import type { PageFlags } from '../model/mode.ts';
import { preloadCalls } from './preloadCalls.ts';
import { readAddress } from './readAddress.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Used by the inline scripts of templates: parses the address and requests what the page shows and
 * the site's configuration before any module has loaded. The client takes the answers over.
 */
export function preloadPage(
  listCalls: (params: Params, flags: PageFlags) => readonly ApiCall[],
): void {
  const { params, flags } = readAddress();
  preloadCalls([...listCalls(params, flags), CONFIG_CALL]);
}
