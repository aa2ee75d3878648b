import Hls from 'hls.js/light';
import { emptyVideo, lastOf } from './native.ts';
import type { StartFeed } from './types.ts';

/** Recoveries from decoding errors per load. */
const MOST_RECOVERIES = 2;

/**
 * Plays HLS in browsers without good support of their own, by the light build of hls.js, which
 * has no captions.
 */
export const startHls: StartFeed = (video, { address }, { onFail, onLevels }) => {
  const hls = new Hls({
    // The worker would load a second copy of the library.
    enableWorker: false,
    liveDurationInfinity: true,
    // Limits memory on phones to what a short seek back needs.
    backBufferLength: 30,
    capLevelToPlayerSize: true,
  });
  let recoveries = 0;
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    const heights = levels.map(({ height }) => height);
    if (new Set(heights).size < 2 || heights.includes(0)) return;
    onLevels({
      heights,
      choose: (place) => {
        hls.nextLevel = place ?? -1;
      },
    });
  });
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries < MOST_RECOVERIES) {
      recoveries += 1;
      hls.recoverMediaError();
    } else onFail();
  });
  hls.attachMedia(video);
  hls.loadSource(address);
  return {
    liveEdge: () => hls.liveSyncPosition ?? lastOf(video.buffered),
    end: () => {
      hls.destroy();
      emptyVideo(video);
    },
  };
};
