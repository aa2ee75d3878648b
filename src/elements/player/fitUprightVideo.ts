/**
 * Gives a player and its cover the height of an upright video whose form is known only now, from its
 * file. A player that the reader has scrolled past keeps its height, since the text below it would move; so does that of a broadcast.
 */
export function fitUprightVideo(
  player: HTMLElement,
  cover: HTMLElement,
  video: HTMLVideoElement,
): void {
  const adapt = () => {
    const { videoWidth, videoHeight } = video;
    if (videoHeight <= videoWidth || player.classList.contains('player-tall')) return;
    if (player.closest('.live-media') || player.getBoundingClientRect().top < 0) return;
    player.classList.add('player-tall');
    cover.classList.add('video-tall');
    const ratio = videoWidth / videoHeight;
    for (const box of [player, cover]) box.style.setProperty('--tall', String(ratio));
    const stage = player.closest<HTMLElement>('.media');
    if (stage) stage.style.height = `min(${stage.clientWidth / ratio}px, 80vh)`;
  };
  video.addEventListener('loadedmetadata', adapt);
  adapt();
}
