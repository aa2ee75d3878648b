import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { MINUTE_MS } from '../src/model/durations.ts';
import { TIME_ZONE } from '../src/model/siteZone.ts';
import { WIRE_OFFSET_MS } from '../src/model/wire.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

export { dayjs };

/** Offsets that changed before are those of no date that a site shows. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2040;
const offsets = new Map<string, number | null>();

/** Returns the offset of a time zone from UTC in minutes; null where it changed since the year 2000. */
export function findFixedOffset(timeZone: string): number | null {
  let offset = offsets.get(timeZone);
  if (offset === undefined) {
    // Dates of dayjs in a zone take fifty times as long.
    const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    const months = Array.from({ length: (LAST_YEAR - FIRST_YEAR) * 12 }, (_, month) => {
      const parts = zone.formatToParts(Date.UTC(FIRST_YEAR, month));
      return parts.find(({ type }) => type === 'timeZoneName')?.value;
    });
    const isFixed = months.every((month) => month === months[0]);
    offset = isFixed ? dayjs(Date.UTC(FIRST_YEAR)).tz(timeZone).utcOffset() : null;
    offsets.set(timeZone, offset);
  }
  return offset;
}

/** Returns a moment with the date and hour of a time zone; a fixed offset takes a tenth of the time. */
export function toSiteTime(at: number, timeZone = TIME_ZONE): Dayjs {
  const offset = findFixedOffset(timeZone);
  return offset === null ? dayjs(at).tz(timeZone) : dayjs(at).utcOffset(offset);
}

/** Returns a moment with the date and hour that servers write (wire 17.11). */
export const toWireTime = (at: number): Dayjs => dayjs(at).utcOffset(WIRE_OFFSET_MS / MINUTE_MS);
