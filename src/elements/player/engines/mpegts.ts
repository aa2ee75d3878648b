import mpegts from 'mpegts.js';
import { isTransportStream } from '../../../model/media/engines.ts';
import { readLastEnd, unloadVideo } from './native.ts';
import type { StartEngine } from './videoEngine.ts';

/** Latency of a broadcast, in seconds, from which it is played faster, and down to which. */
const MAX_LATENCY_S = 3;
const TARGET_LATENCY_S = 1.2;
const HURRY_RATE = 1.1;

/** What is loaded of a file before it is decoded; the library's own value is twice as much (product 9.7). */
const CHUNK_BYTES = 32_768;

/** Plays FLV and transport streams, over HTTP and WebSocket, with mpegts.js. */
export const startMpegts: StartEngine = (video, { address, live }, { onFail }) => {
  // Its errors are reported by events; the console output is not needed.
  mpegts.LoggingControl.enableAll = false;
  if (!('MediaSource' in window)) video.disableRemotePlayback = true;
  const player = mpegts.createPlayer(
    { type: isTransportStream(address) ? 'mpegts' : 'flv', url: address, isLive: live },
    {
      enableWorker: true,
      enableStashBuffer: !live,
      stashInitialSize: CHUNK_BYTES,
      liveSync: live,
      liveSyncMaxLatency: MAX_LATENCY_S,
      liveSyncTargetLatency: TARGET_LATENCY_S,
      liveSyncPlaybackRate: HURRY_RATE,
      autoCleanupSourceBuffer: true,
      autoCleanupMaxBackwardDuration: 60,
      autoCleanupMinBackwardDuration: 30,
      lazyLoad: !live,
    },
  );
  player.on(mpegts.Events.ERROR, onFail);
  // A broadcast that has ended may continue, so its end counts as a failure; a file has loaded
  // completely.
  if (live) player.on(mpegts.Events.LOADING_COMPLETE, onFail);
  player.attachMediaElement(video);
  player.load();
  return {
    liveEdge: () => readLastEnd(video.buffered),
    end: () => {
      player.destroy();
      unloadVideo(video);
    },
  };
};
