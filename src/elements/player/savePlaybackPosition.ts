import { readPlaybackPosition, writePlaybackPosition } from '../../host/media/playbackPositions.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import { decideVideoDuration } from '../../model/media/videoDuration.ts';

/** How often the playback position is stored during playback. */
const SAVE_INTERVAL_MS = 5_000;

/**
 * Stores the playback position of a video and restores it once, when the metadata has loaded;
 * `onContinued` gets the position in seconds. Returns a function that stores it a last time and
 * removes all listeners.
 */
export function savePlaybackPosition(
  video: HTMLVideoElement,
  { url, durationS }: Pick<MediaFacts, 'url' | 'durationS'>,
  onContinued: (seconds: number) => void,
): () => void {
  let isRestored = false;
  let savedAt = 0;
  const readDuration = () =>
    decideVideoDuration({ elementS: video.duration, cmsS: durationS, atS: video.currentTime }) ?? 0;
  const save = () => {
    if (!isRestored || video.readyState === 0) return;
    savedAt = performance.now();
    writePlaybackPosition(url, video.ended ? 0 : video.currentTime, readDuration());
  };
  const restore = () => {
    if (isRestored) return;
    isRestored = true;
    const seconds = readPlaybackPosition(url, readDuration());
    if (seconds === 0) return;
    video.currentTime = seconds;
    onContinued(seconds);
  };
  const saveAtIntervals = () => {
    if (performance.now() - savedAt > SAVE_INTERVAL_MS) save();
  };
  video.addEventListener('loadedmetadata', restore);
  video.addEventListener('timeupdate', saveAtIntervals);
  video.addEventListener('pause', save);
  video.addEventListener('ended', save);
  // `pagehide` does not exclude the page from the back/forward cache, as `unload` would.
  addEventListener('pagehide', save);
  return () => {
    save();
    removeEventListener('pagehide', save);
    video.removeEventListener('loadedmetadata', restore);
    video.removeEventListener('timeupdate', saveAtIntervals);
    video.removeEventListener('pause', save);
    video.removeEventListener('ended', save);
  };
}
