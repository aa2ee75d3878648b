import { field, parseFlag, parseRecord, parseText } from '../wire.ts';

/**
 * What the site's configuration says about requests (product 3.22); null and '' where it says
 * nothing, and the deployment's setting counts.
 */
export interface SiteSwitches {
  readonly tokenEnable: boolean | null;
  readonly afsCheck: boolean | null;
  readonly sm2PublicKey: string;
  /** The site's id at the messenger. */
  readonly wxAppId: string;
}

/** Returns the switches of an answer of `getConfig`. */
export function parseSiteSwitches(payload: unknown): SiteSwitches {
  const wire = parseRecord(payload);
  return {
    tokenEnable: parseSwitch(field(wire, 'tokenEnable')),
    afsCheck: parseSwitch(field(wire, 'afsCheck')),
    sm2PublicKey: parseText(field(wire, 'sm2PublicKey')),
    wxAppId: parseText(field(parseRecord(field(wire, '_rd_WeChat')), 'wxAppid')),
  };
}

const parseSwitch = (value: unknown): boolean | null =>
  value === undefined || value === null || value === '' ? null : parseFlag(value);
