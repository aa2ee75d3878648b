/**
 * Runs inline on pages that only members may open (product 6.4), before the first paint: sends
 * readers without a login to the login page, with this page as the way back. In the native app
 * and the messenger the login page uses the host's login. Where storage is unavailable a login
 * would be lost on the way back, so the page opens and requires a login only for writes.
 */

import { readCurrentPath, replacePage } from '../host/navigation.ts';
import { canStore, readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';

const { auth } = document.documentElement.dataset;
if (auth && canStore() && readStored(STORAGE_KEYS.memberTokens) === null) {
  replacePage(`${auth}?back=${encodeURIComponent(readCurrentPath())}`);
}
