import { parseSiteSwitches } from '../../model/site/siteSwitches.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/** Loads what the site's configuration says about requests. */
export const getSiteSwitches = (client: Client) => read(client, CONFIG_CALL, parseSiteSwitches);
