import { atom } from 'nanostores';

/** A film or a sound that runs, or did a moment ago. */
export interface Playing {
  readonly pause: () => void;
}

/** The one that plays; null when none does. */
export const $playing = atom<Playing | null>(null);

/** Says that it starts now: whatever played before is paused (product 4.4). */
export function startPlaying(player: Playing): void {
  const before = $playing.get();
  if (before === player) return;
  $playing.set(player);
  before?.pause();
}

/** Says that it plays no more: paused, ended, failed or gone. */
export function stopPlaying(player: Playing): void {
  if ($playing.get() === player) $playing.set(null);
}

/** Pauses whatever plays: what holds it goes out of sight. */
export function pausePlaying(): void {
  $playing.get()?.pause();
}
