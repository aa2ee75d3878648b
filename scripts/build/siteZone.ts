import type { Plugin } from 'vite';
import { MINUTE_MS } from '../../src/model/durations.ts';
import { TIME_ZONE } from '../../src/model/siteZone.ts';
import { findFixedOffset, toSiteTime } from '../siteTime.ts';
import { moduleConstants } from './moduleConstants.ts';

/** Writes the setting TIME_ZONE into `src/model/siteZone.ts`: browsers compute no offset that is fixed. */
export function siteZone(timeZone = TIME_ZONE): Plugin {
  const minutes = findFixedOffset(timeZone);
  return moduleConstants('model/siteZone.ts', {
    TIME_ZONE: timeZone,
    FIXED_OFFSET: minutes === null ? null : toSiteTime(0, timeZone).format('Z'),
    FIXED_OFFSET_MS: minutes === null ? null : minutes * MINUTE_MS,
  });
}
