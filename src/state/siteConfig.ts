import { atom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import { joinRequests } from '../model/joinRequests.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

/** The configuration of the site; null until loaded, also from a kept list (state/feed). */
export const $siteConfig = atom<SiteConfig | null>(null);

/** Returns the configuration as far as it is known: its defaults until it is loaded. */
export const readSiteConfig = (): SiteConfig => $siteConfig.get() ?? DEFAULT_SITE_CONFIG;

/** Returns the configuration of the site, loaded once a page; its defaults on failure. */
export const loadSiteConfig = (settings: Settings): Promise<SiteConfig> => {
  const loaded = $siteConfig.get();
  return loaded ? Promise.resolve(loaded) : requestSiteConfig(settings);
};

const requestSiteConfig = joinRequests(async (settings: Settings) => {
  const answer = await getConfig(getClient(settings));
  if (!answer.ok) return DEFAULT_SITE_CONFIG;
  $siteConfig.set(answer.value);
  return answer.value;
});
