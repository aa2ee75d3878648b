import { isQuiet, readArticleMark } from '../host/articleMark.ts';
import { readUserAgent } from '../host/device.ts';
import { parsePlace } from '../host/place.ts';
import type { Settings } from '../settings.ts';
import { recordView } from './statistics.ts';

/** What a page does for the article that it shows, after its text: counts the view, offers its card. */
export async function visitArticle(settings: Settings): Promise<void> {
  if (!readArticleMark() || isQuiet()) return;
  recordView(settings);
  await offerShare(settings);
}

/**
 * Inside the messenger or the app makes the card of the host's own share menu, for a page that
 * shows something of its own. A plain browser has no such menu, and loads nothing for it.
 */
export async function offerShare(settings: Settings): Promise<void> {
  if (isQuiet() || parsePlace(readUserAgent(), settings).kind === 'browser') return;
  try {
    await (await import('./share.ts')).offerShare(settings);
  } catch {
    // Its code did not come: the menu shares the page as it is.
  }
}
