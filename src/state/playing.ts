import { atom } from 'nanostores';

/** A video or audio player that is playing, or was until just now. */
export interface Playing {
  readonly pause: () => void;
}

/** The player that is playing; null when there is none. */
export const $playing = atom<Playing | null>(null);

/** Sets the playing player; the one before is paused (product 4.4). */
export function startPlaying(player: Playing): void {
  const before = $playing.get();
  if (before === player) return;
  $playing.set(player);
  before?.pause();
}

/** Clears the playing player when it is this one: paused, ended, failed or removed. */
export function stopPlaying(player: Playing): void {
  if ($playing.get() === player) $playing.set(null);
}

/** Pauses the playing player, because its container is being hidden. */
export function pausePlaying(): void {
  $playing.get()?.pause();
}
