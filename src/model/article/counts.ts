import { field, parseCount, type Wire } from '../wire.ts';
import type { Counts } from './articleTypes.ts';

/** Returns the counters of an article. Servers send them as number or text (wire 5.11, 6.2). */
export function parseCounts(wire: Wire): Counts {
  return {
    clicks: parseCount(field(wire, 'countClick')),
    praises: parseCount(field(wire, 'countPraise')),
    shares: parseCount(field(wire, 'countShare')),
    comments: parseCount(field(wire, 'countDiscuss')),
  };
}

/** Returns a count for display: 999, 1k+, 1w+ (ten thousands), at most 10w+ (product 9.12). */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  if (count < 10_000) return `${Math.floor(count / 1000)}k+`;
  return `${Math.min(10, Math.floor(count / 10_000))}w+`;
}

/**
 * Returns a count beside an icon, which has little room: above the cap, the cap and a plus (product 9.12).
 */
export const formatCapped = (count: number): string => (count > 999 ? '999+' : String(count));
