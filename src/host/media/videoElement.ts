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

/**
 * Returns captions as an address of the page's own origin, or null. A `track` of another origin
 * would make the video a CORS request, and videos without CORS headers would not play.
 */
export async function loadCaptions(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const text = await answer.text();
    return text.startsWith('WEBVTT') || text.startsWith('\uFEFFWEBVTT')
      ? URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
      : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a video inline: sets the attributes of Safari, of old iOS web views and of the messenger's
 * engine on Android, which otherwise play videos in full screen.
 */
export function keepInline(video: HTMLVideoElement, vertical: boolean): void {
  for (const [name, value] of [
    ['playsinline', ''],
    ['webkit-playsinline', ''],
    ['x5-playsinline', ''],
    ['x5-video-player-type', 'h5'],
    ['x5-video-orientation', vertical ? 'portrait' : 'landscape'],
  ] as const) {
    video.setAttribute(name, value);
  }
}
