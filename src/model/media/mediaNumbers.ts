import { parseNumber, parseText } from '../wire.ts';

/**
 * Returns width divided by height from `16:9`, `640*100`, `1.78` or a number; null for anything
 * else.
 */
export function parseRatio(value: unknown): number | null {
  const match = /^(\d+(?:\.\d+)?)(?:\s*[:*x×/]\s*(\d+(?:\.\d+)?))?$/i.exec(parseText(value));
  if (match === null) return null;
  const ratio = Number(match[1]) / Number(match[2] ?? 1);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}

/** Returns seconds from a number or from `mm:ss` or `hh:mm:ss`; 0 when unknown. */
export function parseSeconds(value: unknown): number {
  const text = parseText(value);
  if (/^\d{1,3}(:\d{2}){1,2}$/.test(text)) {
    return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }
  return Math.max(0, parseNumber(value) ?? 0);
}
