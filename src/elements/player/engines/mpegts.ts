import mpegts from 'mpegts.js';
import { isTransportStream } from '../../../model/media/engines.ts';
import { readLastEnd, unloadVideo } from './native.ts';
import type { StartEngine, Tracks } from './videoEngine.ts';

/** Latency of a broadcast, in seconds, from which it is played faster, and down to which. */
const MAX_LATENCY_S = 3;
const TARGET_LATENCY_S = 1.2;
const HURRY_RATE = 1.1;

/** What is loaded of a file before it is decoded; the library's own value is twice as much (product 9.7). */
const CHUNK_BYTES = 32_768;

/** What is loaded of a stream, in kilobytes (more than a chunk) and in reports, before a track counts as missing. */
const PATIENCE_KB = 40;
const PATIENCE_REPORTS = 3;
const REPORT_S = 0.6;

/**
 * Plays FLV and transport streams, over HTTP and WebSocket, with mpegts.js, which plays nothing until
 * it has found all tracks that the header announces.
 */
export const startMpegts: StartEngine = (video, { address, live, tracks }, hooks) => {
  const { onFail, onMissingTrack } = hooks;
  // Its errors are reported by events; the console output is not needed.
  mpegts.LoggingControl.enableAll = false;
  if (!('MediaSource' in window)) video.disableRemotePlayback = true;
  const player = mpegts.createPlayer(
    { type: isTransportStream(address) ? 'mpegts' : 'flv', url: address, isLive: live, ...tracks },
    {
      enableWorker: true,
      enableStashBuffer: !live,
      stashInitialSize: CHUNK_BYTES,
      statisticsInfoReportInterval: REPORT_S * 1_000,
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
  const fewer = decideFewerTracks(tracks);
  const isEmpty = () => video.buffered.length === 0;
  const failOrLoadFewer = () => {
    if (fewer && isEmpty()) onMissingTrack(fewer);
    else onFail();
  };
  let loadedKb = 0;
  let reports = 0;
  player.on(mpegts.Events.STATISTICS_INFO, ({ speed }: { readonly speed: number }) => {
    if (!fewer || !isEmpty()) return;
    loadedKb += speed * REPORT_S;
    reports += 1;
    if (reports >= PATIENCE_REPORTS && loadedKb >= PATIENCE_KB) onMissingTrack(fewer);
  });
  player.on(mpegts.Events.ERROR, (type: string) => {
    if (type === mpegts.ErrorTypes.MEDIA_ERROR) failOrLoadFewer();
    else onFail();
  });
  // The end of a file in which the library has found nothing to play.
  video.addEventListener('error', failOrLoadFewer);
  // A broadcast that has ended may continue, so its end counts as a failure; a file has loaded
  // completely.
  if (live) player.on(mpegts.Events.LOADING_COMPLETE, onFail);
  player.attachMediaElement(video);
  player.load();
  return {
    liveEdge: () => readLastEnd(video.buffered),
    end: () => {
      video.removeEventListener('error', failOrLoadFewer);
      player.destroy();
      unloadVideo(video);
    },
  };
};

/** Returns what to look for when these tracks (null: those of the header) have not come; null for nothing. */
function decideFewerTracks(tracks: Tracks | null): Tracks | null {
  if (tracks === null) return { hasAudio: false };
  return 'hasAudio' in tracks ? { hasVideo: false } : null;
}
