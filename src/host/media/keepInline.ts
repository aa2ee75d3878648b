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
