import { readVideoMark } from '../host/articleMark.ts';
import { readSettings } from '../host/settings.ts';
import { wakeIslands } from './tap.ts';

/** Starts what the baked page of a short video does beside the behaviours of every page. */
export function startVideoPage(): void {
  if (document.querySelector('astro-island')) {
    // Unasked, once the page is idle: a film starts with its sound only in the very task of
    // the reader's tap, which a tap that had to be held has left.
    void import('./islands.ts').then(() => wakeIslands(() => true));
  }
  const mark = readVideoMark();
  if (!mark) return;
  import('../stores/videoEvents.ts')
    .then(({ visitVideo }) => visitVideo(readSettings(), mark.id))
    .catch(() => {});
}
