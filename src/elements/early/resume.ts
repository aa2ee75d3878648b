/**
 * Runs inline in baked lists: hides the list when its stored state will be restored, because
 * the baked first screen would flash until then (host/feedPlace.ts, showResumed).
 */
import { hideUntilResumed, readKeptFeed } from '../../host/feedPlace.ts';

if (readKeptFeed(Date.now()) !== null) {
  hideUntilResumed();
  // `tapped` loads the deferred module at once, as it does for a held tap.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('tapped')));
}
