const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** Returns the last midnight in China at or before `ms` (epoch ms). */
export const startOfDay = (ms: number): number =>
  Math.floor((ms + CHINA_OFFSET_MS) / DAY_MS) * DAY_MS - CHINA_OFFSET_MS;
