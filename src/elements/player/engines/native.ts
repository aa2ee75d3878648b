import type { StartEngine } from './videoEngine.ts';

/** Plays an address with the browser's own decoder. */
export const startNative: StartEngine = (video, { address }, { onFail }) => {
  video.addEventListener('error', onFail);
  video.src = address;
  return {
    liveEdge: () => readLastEnd(video.seekable),
    end: () => {
      video.removeEventListener('error', onFail);
      unloadVideo(video);
    },
  };
};

/** Returns the end of the last range, in seconds; null when there is none. */
export const readLastEnd = (ranges: TimeRanges): number | null =>
  ranges.length > 0 ? ranges.end(ranges.length - 1) : null;

/** Unloads the element, which frees its connections, buffers and decoder. */
export function unloadVideo(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}
