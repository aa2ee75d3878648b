import { decideHlsSupport, type MediaCapabilities } from '../../model/media/engines.ts';

let capabilities: MediaCapabilities | undefined;

/** Returns what this browser supports for streams; detected once, with the first video. */
export function readMediaCapabilities(video: HTMLVideoElement): MediaCapabilities {
  const { userAgent, vendor } = navigator;
  capabilities ??= {
    hls: decideHlsSupport(
      userAgent,
      vendor,
      video.canPlayType('application/vnd.apple.mpegurl') !== '',
    ),
    mse: 'MediaSource' in window || 'ManagedMediaSource' in window,
  };
  return capabilities;
}
