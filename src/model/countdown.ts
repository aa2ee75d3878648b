import { DAY_MS, HOUR_MS } from './durations.ts';

export interface Countdown {
  readonly unit: 'hours' | 'days';
  readonly n: number;
}

/**
 * Returns the time until a timestamp: at least one hour, hours within a day, then days; null
 * when past.
 */
export function decideCountdown(until: number, now: number): Countdown | null {
  const left = until - now;
  if (!(left > 0)) return null;
  if (left < DAY_MS) return { unit: 'hours', n: Math.max(1, Math.floor(left / HOUR_MS)) };
  return { unit: 'days', n: Math.floor(left / DAY_MS) };
}
