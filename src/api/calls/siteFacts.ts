import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Client } from '../client.ts';
import { parseConfig } from './config.ts';
import { type Read, read } from './read.ts';
import { CONFIG_CALL } from './startCalls.ts';

/**
 * Loads the site's configuration, with additional facts that one page parses from the same
 * answer.
 */
export const getSiteFacts = <T>(
  client: Client,
  parse: (payload: unknown) => T,
): Read<{ readonly config: SiteConfig; readonly facts: T }> =>
  read(client, CONFIG_CALL, (payload) => ({
    config: parseConfig(client, payload),
    facts: parse(payload),
  }));
