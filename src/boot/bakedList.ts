/**
 * Runs inline in baked lists, before the first paint: hides what would flash or compete with the
 * first screen, requests the deferred code at once when it changes the whole page, and lets the browser load articles
 * ahead.
 */
import { hideUntilScrollRestored, readSavedFeedState } from '../host/savedFeed.ts';
import { speculateLinks } from '../host/speculateLinks.ts';
import { hideFarRows } from './hideFarRows.ts';
import { mayBeLegacyLink } from './mayBeLegacyLink.ts';

// The baked first screen would flash until the stored state is restored (showRestoredPage).
const isRestored = readSavedFeedState(Date.now()) !== null;
if (isRestored) hideUntilScrollRestored();
else hideFarRows();
if (isRestored || mayBeLegacyLink()) {
  // `tapped` loads the deferred module at once, as it does for a held tap.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('tapped')));
}
// Before the first touch, which other pages wait for (behaviours/prefetchLinks.ts).
speculateLinks();
