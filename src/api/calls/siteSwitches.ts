import { parseSiteSwitches, type SiteSwitches } from '../../model/site/siteSwitches.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/** Loads what the site's configuration says about requests. */
export const getSiteSwitches = (client: Client, options?: CallOptions): Read<SiteSwitches> =>
  read(client, CONFIG_CALL, options, parseSiteSwitches);
