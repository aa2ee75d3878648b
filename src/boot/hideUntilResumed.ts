/**
 * Runs inline in baked lists: hides the list when its stored state will be restored, because
 * the baked first screen would flash until then (host/savedFeed.ts, showRestoredPage).
 */
import { hideUntilScrollRestored, readSavedFeedState } from '../host/savedFeed.ts';

if (readSavedFeedState(Date.now()) !== null) {
  hideUntilScrollRestored();
  // `tapped` loads the deferred module at once, as it does for a held tap.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('tapped')));
}
