/**
 * Runs inline in baked lists: a reader who comes back goes on where they were. Until the
 * list stands there (host/feedPlace.ts, showResumed) the first screen would only flash.
 */
import { hideUntilResumed, readKeptFeed } from '../../host/feedPlace.ts';

if (readKeptFeed(Date.now()) !== null) {
  hideUntilResumed();
  // What is tapped before the page has loaded wakes it at once: so does coming back.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('tapped')));
}
