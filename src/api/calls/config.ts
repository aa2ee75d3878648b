import { parseSiteConfig } from '../../model/site/normaliseSite.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { field, parseFlag, parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/** Loads the site's configuration (wire 8). A wrong app id is a `status` failure. */
export const getConfig = (client: Client) =>
  read(client, CONFIG_CALL, (payload) => parseConfig(client, payload));

/** Returns the site's configuration from its answer, with the deployment's rule of times. */
export function parseConfig({ settings, requireTokens }: Client, payload: unknown): SiteConfig {
  if (parseFlag(field(parseRecord(payload), 'tokenEnable'))) void requireTokens?.();
  return parseSiteConfig(payload, settings.calendarTimes && 0);
}
