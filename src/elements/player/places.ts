import { readPlaceOf, writePlaceOf } from '../../host/media/places.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import { decideVideoDuration } from '../../model/media/videoDuration.ts';

/** How often the playback position is stored during playback. */
const KEEP_MS = 5_000;

/**
 * Stores the playback position of a video and restores it once, when the metadata has loaded;
 * `onContinued` gets the position in seconds. Returns a function that stores it a last time and
 * removes all listeners.
 */
export function keepPlaces(
  video: HTMLVideoElement,
  { url, durationS }: Pick<MediaFacts, 'url' | 'durationS'>,
  onContinued: (seconds: number) => void,
): () => void {
  let known = false;
  let keptAt = 0;
  const readDuration = () =>
    decideVideoDuration({ elementS: video.duration, cmsS: durationS, atS: video.currentTime }) ?? 0;
  const keep = () => {
    if (!known || video.readyState === 0) return;
    keptAt = performance.now();
    writePlaceOf(url, video.ended ? 0 : video.currentTime, readDuration());
  };
  const find = () => {
    if (known) return;
    known = true;
    const seconds = readPlaceOf(url, readDuration());
    if (seconds === 0) return;
    video.currentTime = seconds;
    onContinued(seconds);
  };
  const keepNowAndThen = () => {
    if (performance.now() - keptAt > KEEP_MS) keep();
  };
  video.addEventListener('loadedmetadata', find);
  video.addEventListener('timeupdate', keepNowAndThen);
  video.addEventListener('pause', keep);
  video.addEventListener('ended', keep);
  // `pagehide` does not exclude the page from the back/forward cache, as `unload` would.
  addEventListener('pagehide', keep);
  return () => {
    keep();
    removeEventListener('pagehide', keep);
    video.removeEventListener('loadedmetadata', find);
    video.removeEventListener('timeupdate', keepNowAndThen);
    video.removeEventListener('pause', keep);
    video.removeEventListener('ended', keep);
  };
}
