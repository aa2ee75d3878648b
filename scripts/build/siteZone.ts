import type { Plugin } from 'vite';
import { MINUTE_MS } from '../../src/model/durations.ts';
import { TIME_ZONE } from '../../src/model/siteZone.ts';
import { findFixedOffset, toSiteTime } from '../siteTime.ts';

/** Writes the setting TIME_ZONE into `src/model/siteZone.ts`: browsers compute no offset that is fixed. */
export function siteZone(timeZone = TIME_ZONE): Plugin {
  const minutes = findFixedOffset(timeZone);
  const values = {
    TIME_ZONE: timeZone,
    FIXED_OFFSET: minutes === null ? null : toSiteTime(0, timeZone).format('Z'),
    FIXED_OFFSET_MS: minutes === null ? null : minutes * MINUTE_MS,
  };
  const code = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return {
    name: 'broadsheet:site-zone',
    load: (id) => (id.endsWith('/src/model/siteZone.ts') ? code.join('') : null),
  };
}
