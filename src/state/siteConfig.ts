import { atom, type ReadableAtom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

const $state = atom<SiteConfig>(DEFAULT_SITE_CONFIG);

/** The configuration of the site, for pages that need nothing else; its defaults until loaded. */
export const $site: ReadableAtom<SiteConfig> = $state;

export async function loadSite(settings: Settings): Promise<void> {
  const config = await getConfig(getClient(settings));
  if (config.ok) $state.set(config.value);
}
