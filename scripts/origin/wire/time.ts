import { toWireTime } from '../../siteTime.ts';

/** Formats epoch ms as `yyyy-MM-dd HH:mm:ss` in UTC+8 (wire 5.4). */
export const formatChinaTime = (ms: number): string => toWireTime(ms).format('YYYY-MM-DD HH:mm:ss');

/** Formats epoch ms in the wire form of most times: with the fraction `.0`. */
export const formatWireTime = (ms: number): string => `${formatChinaTime(ms)}.0`;

/** Parses `2026-11-20 09:12` or `2026-11-20 09:12:30` (UTC+8) to epoch ms; NaN when malformed. */
export function parseChinaTime(text: string): number {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2]}+08:00`) : Number.NaN;
}

/** Returns the last midnight in UTC+8 at or before `ms` (epoch ms). */
export const startOfDay = (ms: number): number => toWireTime(ms).startOf('day').valueOf();
