/** Playback speeds in the order of the button. */
export const SPEEDS = [1, 1.25, 1.5, 2, 0.75] as const;

/** Returns the next speed; the first one for an unknown speed. */
export const nextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? 1;

export const formatSpeed = (speed: number): string => `${speed}×`;
