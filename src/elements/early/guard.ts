/**
 * Runs inline on the pages that only members open (product 6.4), before anything is
 * painted: who is not logged in goes to the login, which leads back here. Inside the app and
 * the messenger that page asks the host for its login. Where nothing can be stored a login
 * would be forgotten on the way back: the page opens, and asks when the reader takes part.
 */
import { leaveFor, readOwnPath } from '../../host/leave.ts';
import { canStore, readStored, STORED } from '../../host/storage.ts';

const { auth } = document.documentElement.dataset;
if (auth && canStore() && readStored(STORED.memberTokens) === null) {
  leaveFor(`${auth}?back=${encodeURIComponent(readOwnPath())}`);
}
