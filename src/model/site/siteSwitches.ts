import type { Parsed } from '../read.ts';
import { field, parseFlag, parseRecord, parseText } from '../wire.ts';

/**
 * What the site's configuration says about requests (product 3.22); null and '' where it says
 * nothing, and the deployment's setting counts.
 */
export type SiteSwitches = Parsed<typeof parseSiteSwitches>;

/** Returns the switches of an answer of `getConfig`. */
export function parseSiteSwitches(payload: unknown) {
  const wire = parseRecord(payload);
  return {
    tokenEnable: parseSwitch(field(wire, 'tokenEnable')),
    afsCheck: parseSwitch(field(wire, 'afsCheck')),
    sm2PublicKey: parseText(field(wire, 'sm2PublicKey')),
    /** The site's id at the messenger. */
    wxAppId: parseText(field(parseRecord(field(wire, '_rd_WeChat')), 'wxAppid')),
  };
}

const parseSwitch = (value: unknown): boolean | null =>
  value === undefined || value === null || value === '' ? null : parseFlag(value);
