const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Formats epoch ms as `yyyy-MM-dd HH:mm:ss` in China time (wire 5.4). */
export function formatChinaTime(ms: number): string {
  return new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats epoch ms in the wire form of most times: China time with the fraction `.0`. */
export const formatWireTime = (ms: number): string => `${formatChinaTime(ms)}.0`;

/** Parses `2026-11-20 09:12` or `2026-11-20 09:12:30` (China time) to epoch ms; NaN when malformed. */
export function parseChinaTime(text: string): number {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2]}Z`) - CHINA_OFFSET_MS : Number.NaN;
}

const DAY_MS = 86_400_000;

/** Returns the last midnight in China at or before `ms` (epoch ms). */
export const startOfDay = (ms: number): number =>
  Math.floor((ms + CHINA_OFFSET_MS) / DAY_MS) * DAY_MS - CHINA_OFFSET_MS;
