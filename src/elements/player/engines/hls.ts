import Hls from 'hls.js/light';
import { readLastEnd, unloadVideo } from './native.ts';
import type { StartEngine } from './videoEngine.ts';

/** Recoveries from decoding errors per load. */
const RECOVERIES_MAX = 2;

/**
 * Plays HLS in browsers without good support of their own, by the light build of hls.js, which
 * has no captions.
 */
export const startHls: StartEngine = (video, { address }, { onFail, onLevels }) => {
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
      choose: (index) => {
        hls.nextLevel = index ?? -1;
      },
    });
  });
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries < RECOVERIES_MAX) {
      recoveries += 1;
      hls.recoverMediaError();
    } else onFail();
  });
  hls.attachMedia(video);
  hls.loadSource(address);
  return {
    liveEdge: () => hls.liveSyncPosition ?? readLastEnd(video.buffered),
    end: () => {
      hls.destroy();
      unloadVideo(video);
    },
  };
};
