import { readUserAgent } from '../../host/device.ts';
import { isQuiet, readPageArticle } from '../../host/document/pageObject.ts';
import { parseEnvironment } from '../../host/environment.ts';
import type { Settings } from '../../settings.ts';
import { recordView } from './statistics.ts';

/**
 * Counts the view of the page's article and prepares its share card; called after the text is
 * shown.
 */
export async function visitArticle(settings: Settings): Promise<void> {
  if (!readPageArticle()) return;
  if (!isQuiet()) recordView(settings);
  await offerShare(settings);
}

/**
 * Prepares the card of the share menu inside the messenger or the app, on pages that share
 * something of their own; hides the menu where sharing is forbidden, as in views of editors. A plain browser
 * has no such menu and loads no code for it.
 */
export async function offerShare(settings: Settings): Promise<void> {
  if (parseEnvironment(readUserAgent(), settings).kind === 'browser') return;
  try {
    await (await import('../share.ts')).prepareShareOfPage(settings);
  } catch {
    // The code failed to load: the menu shares the page as it is.
  }
}
