import { postVideoEvent } from '../api/calls/mvod.ts';
import { readUserAgent } from '../host/device.ts';
import { parsePlace } from '../host/place.ts';
import type { ShareCard } from '../model/share/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

/** Videos whose view was counted: a page counts each once. */
const viewed = new Set<string>();

/**
 * Counts the view of a video that the page shows, and inside the messenger or the app prepares the
 * card of the share menu of the host. Callers need not wait for it.
 */
export async function visitVideo(settings: Settings, id: string): Promise<void> {
  if (!viewed.has(id)) {
    viewed.add(id);
    void postVideoEvent(openClient(settings), { id, event: 'view' });
  }
  if (parsePlace(readUserAgent(), settings).kind === 'browser') return;
  try {
    await (await import('./share.ts')).prepareShare(settings);
  } catch {
    // The code failed to load: the menu shares the page as it is.
  }
}

/** Counts a share of a video, once it has succeeded. */
export function countVideoShare(settings: Settings, { articleId: id }: ShareCard): void {
  void postVideoEvent(openClient(settings), { id, event: 'share' });
}
