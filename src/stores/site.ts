import { atom, type ReadableAtom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normalise.ts';
import type { SiteConfig } from '../model/site/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

const $state = atom<SiteConfig>(DEFAULT_SITE_CONFIG);

/** The site, for pages that ask for nothing else of it; its defaults until it is known. */
export const $site: ReadableAtom<SiteConfig> = $state;

export async function loadSite(settings: Settings): Promise<void> {
  const config = await getConfig(openClient(settings));
  if (config.ok) $state.set(config.value);
}
