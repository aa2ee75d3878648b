/**
 * A film stays in its place on the page: the attributes of Safari, of old iOS web views
 * and of the messenger's engine on Android, which would each take it to a screen of its own.
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
