import { hydrateIslands } from '../elements/hydration/islandTaps.ts';
import { readPageVideo } from '../host/document/pageObject.ts';
import { readSettings } from '../host/settings.ts';

/** Starts the behaviours that only the baked page of a short video has. */
export function startVideoPage(): void {
  // Hydrated without a tap, when the page is idle: browsers start a video with audio only in the
  // task of a tap, and a held tap is replayed in a later task.
  hydrateIslands(() => true);
  const mark = readPageVideo();
  if (!mark) return;
  import('../services/statistics/videoEvents.ts')
    .then(({ recordVideoVisit }) => recordVideoVisit(readSettings(), mark.id))
    .catch(() => {});
}
