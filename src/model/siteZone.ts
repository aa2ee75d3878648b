import { HOUR_MS } from './durations.ts';

/** The time zone of the dates that readers see (TIME_ZONE): the build replaces this module (`build/siteZone.ts`). */
export const TIME_ZONE: string = 'Asia/Shanghai';

/** Its offset from UTC, such as `+08:00`, where that has not changed for years; else null. */
export const FIXED_OFFSET: string | null = '+08:00';

export const FIXED_OFFSET_MS: number | null = 8 * HOUR_MS;
