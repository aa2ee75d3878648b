import { postVideoEvent } from '../../api/calls/videoEvent.ts';
import { readUserAgent } from '../../host/device.ts';
import { isQuiet } from '../../host/document/pageObject.ts';
import { parseEnvironment } from '../../host/environment.ts';
import type { ShareCard } from '../../model/share/shareTypes.ts';
import type { Settings } from '../../settings.ts';
import { getClient } from '../pageClient.ts';

/** Videos whose view was counted: a page counts each once. */
const countedIds = new Set<string>();

/**
 * Counts the view of a video that the page shows, and inside the messenger or the app prepares the
 * card of the share menu of the host. Callers need not wait for it.
 */
export async function recordVideoVisit(settings: Settings, id: string): Promise<void> {
  if (!countedIds.has(id) && !isQuiet()) {
    countedIds.add(id);
    void postVideoEvent(getClient(settings), { id, event: 'view' });
  }
  if (parseEnvironment(readUserAgent(), settings).kind === 'browser') return;
  try {
    await (await import('../share.ts')).prepareShare(settings);
  } catch {
    // The code failed to load: the menu shares the page as it is.
  }
}

/** Counts a share of a video, once it has succeeded. */
export function countVideoShare(settings: Settings, { articleId: id }: ShareCard): void {
  void postVideoEvent(getClient(settings), { id, event: 'share' });
}
