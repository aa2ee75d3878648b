import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import type { SiteTimeStyle } from './site/siteTypes.ts';

/** How a timestamp is written in a style of the site; `monthDay` is `MM-DD`. */
export type SiteTimeLabel =
  | { readonly unit: 'now' | 'monthDay' | 'date' }
  | {
      readonly unit: 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';
      readonly n: number;
    };

/**
 * Returns how a timestamp is written in one of the site's six styles (product 9.10). Timestamps
 * that are more than a minute ahead are dates.
 */
export function decideSiteTimeLabel(at: number, now: number, style: SiteTimeStyle): SiteTimeLabel {
  const age = now - at;
  const days = Math.floor(age / DAY_MS);
  // Clocks differ by seconds: a timestamp up to a minute ahead counts as now.
  if (Math.abs(age) < MINUTE_MS) return { unit: 'now' };
  if (age > 0) {
    if (age < HOUR_MS) return { unit: 'minutes', n: Math.floor(age / MINUTE_MS) };
    if (days < 1) return { unit: 'hours', n: Math.floor(age / HOUR_MS) };
    if (style >= 3 && days < 7) return { unit: 'days', n: days };
    if (style >= 4 && days < 30) return { unit: 'weeks', n: Math.max(1, Math.floor(days / 7)) };
    if (style >= 5 && days < 365) return { unit: 'months', n: Math.min(11, Math.floor(days / 30)) };
    if (style === 6) return { unit: 'years', n: Math.floor(days / 365) };
    if (style === 1 && days < 365) return { unit: 'monthDay' };
  }
  return { unit: 'date' };
}
