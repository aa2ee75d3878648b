import type { StartFeed } from './types.ts';

/** The browser plays the address itself. */
export const startNative: StartFeed = (video, { address }, { onFail }) => {
  video.addEventListener('error', onFail);
  video.src = address;
  return {
    liveEdge: () => lastOf(video.seekable),
    end: () => {
      video.removeEventListener('error', onFail);
      emptyVideo(video);
    },
  };
};

/** Where the last stretch ends; null when there is none. */
export const lastOf = (ranges: TimeRanges): number | null =>
  ranges.length > 0 ? ranges.end(ranges.length - 1) : null;

/** Gives back all that the element holds: connections, buffers, a decoder. */
export function emptyVideo(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}
