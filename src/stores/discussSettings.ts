import { getConfig } from '../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normalise.ts';
import type { DiscussSettings } from '../model/site/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

let discuss: Promise<DiscussSettings> | undefined;

/** Returns the site's rules for comments; the defaults when the request failed. */
export function openDiscussSettings(settings: Settings): Promise<DiscussSettings> {
  discuss ??= getConfig(openClient(settings)).then((answer) => {
    if (answer.ok) return answer.value.discuss;
    discuss = undefined;
    return DEFAULT_SITE_CONFIG.discuss;
  });
  return discuss;
}
