import Hls from 'hls.js/light';
import { emptyVideo, lastOf } from './native.ts';
import type { StartFeed } from './types.ts';

/** A decoder that stumbled is helped up so many times for one load. */
const MOST_RECOVERIES = 2;

/** HLS where the browser has none that serves; the light build, without its own captions. */
export const startHls: StartFeed = (video, { address }, { onFail, onLevels }) => {
  const hls = new Hls({
    // Its worker would be a second copy of the library.
    enableWorker: false,
    liveDurationInfinity: true,
    // A phone keeps what it needs to go back a little.
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
