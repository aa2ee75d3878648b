import { readVideoMark } from '../host/articleMark.ts';
import { readSettings } from '../host/settings.ts';
import { wakeIslands } from './tap.ts';

/** Starts the behaviours that only the baked page of a short video has. */
export function startVideoPage(): void {
  if (document.querySelector('astro-island')) {
    // Hydrated without a tap, when the page is idle: browsers start a video with audio only in
    // the task of a tap, and a held tap is replayed in a later task.
    void import('./islands.ts').then(() => wakeIslands(() => true));
  }
  const mark = readVideoMark();
  if (!mark) return;
  import('../stores/videoEvents.ts')
    .then(({ visitVideo }) => visitVideo(readSettings(), mark.id))
    .catch(() => {});
}
