/** Speeds in the order that the button goes through them. */
export const SPEEDS = [1, 1.25, 1.5, 2, 0.75] as const;

/** The speed after this one; the first when it is none of ours. */
export const nextSpeed = (speed: number): number =>
  SPEEDS[(SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? 1;

export const formatSpeed = (speed: number): string => `${speed}×`;
