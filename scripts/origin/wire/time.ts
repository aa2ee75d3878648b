const CHINA_OFFSET_MS = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in China time (interop section 5, Time). */
export function formatChinaTime(ms: number): string {
  return new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The wire form of most moments: with the fraction `.0`. */
export const formatWireTime = (ms: number): string => `${formatChinaTime(ms)}.0`;

/** Epoch ms of `2026-11-20 09:12` or `2026-11-20 09:12:30`, China time; NaN when it is none. */
export function parseChinaTime(text: string): number {
  const match = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text);
  return match ? Date.parse(`${match[1]}T${match[2]}Z`) - CHINA_OFFSET_MS : Number.NaN;
}
