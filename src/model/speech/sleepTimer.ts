/** Minutes of the sleep timer in the order of its button; 0 is off. */
export const SLEEP_MINUTES = [0, 15, 30, 60] as const;

/** Returns the next time of the sleep timer; off after the longest and for an unknown one. */
export const nextSleepMinutes = (minutes: number): number =>
  SLEEP_MINUTES[
    (SLEEP_MINUTES.indexOf(minutes as (typeof SLEEP_MINUTES)[number]) + 1) % SLEEP_MINUTES.length
  ] ?? 0;
