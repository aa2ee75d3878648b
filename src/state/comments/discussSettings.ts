import { getConfig } from '../../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { DiscussSettings } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

let discussRequest: Promise<DiscussSettings> | undefined;

/** Returns the site's rules for comments; the defaults when the request failed. */
export function loadDiscussSettings(settings: Settings): Promise<DiscussSettings> {
  discussRequest ??= getConfig(getClient(settings)).then((answer) => {
    if (answer.ok) return answer.value.discuss;
    discussRequest = undefined;
    return DEFAULT_SITE_CONFIG.discuss;
  });
  return discussRequest;
}
