import Hls, { type ErrorData, type Fragment } from 'hls.js/light';
import { canSkipSegment } from '../../../model/media/canSkipSegment.ts';
import { readLastEnd, unloadVideo } from './native.ts';
import type { StartEngine } from './videoEngine.ts';

/** Recoveries from decoding errors per load. */
const RECOVERIES_MAX = 2;

/**
 * Requests of a segment that fails: one each second, for as long as the library by itself, whose pauses
 * become longer than what is loaded ahead of a missing segment.
 */
const RETRY = {
  maxNumRetry: 30,
  retryDelayMs: 1_000,
  maxRetryDelayMs: 1_000,
  backoff: 'linear',
} as const;

/**
 * Plays HLS in browsers without good support of their own, by the light build of hls.js, which
 * has no captions.
 */
export const startHls: StartEngine = (video, { address, live }, { onFail, onLevels }) => {
  const hls = new Hls({
    // The worker would load a second copy of the library.
    enableWorker: false,
    liveDurationInfinity: true,
    // Limits memory on phones to what a short seek back needs.
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    fragLoadPolicy: { default: { ...Hls.DefaultConfig.fragLoadPolicy.default, errorRetry: RETRY } },
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
  let skipped = 0;
  let loading: Fragment | undefined;
  hls.on(Hls.Events.FRAG_LOADING, (_, { frag }) => {
    loading = frag;
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    skipped = 0;
  });
  hls.on(Hls.Events.ERROR, (_, data) => {
    const { fatal, type, details } = data;
    // An exception of the library does not name the damaged segment in which it was thrown.
    const isException = details === Hls.ErrorDetails.INTERNAL_EXCEPTION;
    const frag = data.frag ?? (isException ? loading : undefined);
    const isMediaError = type === Hls.ErrorTypes.MEDIA_ERROR;
    const segment = { live, fatal, status: readStatus(data, skipped > 0), skipped };
    if (fatal && isMediaError && recoveries < RECOVERIES_MAX) {
      recoveries += 1;
      hls.recoverMediaError();
    } else if (frag && frag.sn !== 'initSegment' && canSkipSegment(segment)) {
      skipped += 1;
      // As if the playlist said that it is missing; the library then passes over it.
      frag.gap = true;
      frag.tagList.push(['GAP']);
      if (frag.sn === hls.latestLevelDetails?.endSN)
        hls.trigger(Hls.Events.BUFFER_EOS, { type: null });
      if (fatal && isMediaError) hls.recoverMediaError();
      // Before anything is loaded the library would wait for the first segment again.
      else if (video.buffered.length === 0) hls.startLoad(frag.start + frag.duration);
      else if (fatal) hls.startLoad();
    } else if (fatal) onFail();
  });
  // The library only logs that a decoder has failed.
  video.addEventListener('error', onFail);
  hls.attachMedia(video);
  hls.loadSource(address);
  return {
    liveEdge: () => hls.liveSyncPosition ?? readLastEnd(video.buffered),
    end: () => {
      video.removeEventListener('error', onFail);
      hls.destroy();
      unloadVideo(video);
    },
  };
};

/**
 * Returns the HTTP status of a segment that no other quality has, from its second request on; after a
 * skipped segment from the first on. 0 for all else.
 */
function readStatus({ details, errorAction, response }: ErrorData, isAfterGap: boolean): number {
  if (details !== Hls.ErrorDetails.FRAG_LOAD_ERROR) return 0;
  if (errorAction?.nextAutoLevel !== undefined) return 0;
  return errorAction?.retryCount || isAfterGap ? (response?.code ?? 0) : 0;
}
