import mpegts from 'mpegts.js';
import { isTransportStream } from '../../../model/media/engines.ts';
import { emptyVideo, lastOf } from './native.ts';
import type { StartFeed } from './types.ts';

/** How far behind its newest moment a broadcast may fall before it is hurried, in seconds. */
const MAX_LATENCY_S = 3;
const TARGET_LATENCY_S = 1.2;
const HURRY_RATE = 1.1;

/** FLV and transport streams, over HTTP and web sockets. */
export const startMpegts: StartFeed = (video, { address, live }, { onFail }) => {
  // It writes to the console on its own; what went wrong is told by its events.
  mpegts.LoggingControl.enableAll = false;
  if (!('MediaSource' in window)) video.disableRemotePlayback = true;
  const player = mpegts.createPlayer(
    { type: isTransportStream(address) ? 'mpegts' : 'flv', url: address, isLive: live },
    {
      enableWorker: true,
      enableStashBuffer: !live,
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
  // A broadcast that is over for its server may come back; a file has come whole.
  if (live) player.on(mpegts.Events.LOADING_COMPLETE, onFail);
  player.attachMediaElement(video);
  player.load();
  return {
    liveEdge: () => lastOf(video.buffered),
    end: () => {
      player.destroy();
      emptyVideo(video);
    },
  };
};
