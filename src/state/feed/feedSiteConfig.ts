import { getConfig } from '../../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

let site: Promise<SiteConfig> | undefined;
let loaded: SiteConfig | null = null;

/** Returns the configuration of the site, loaded once a page; its defaults on failure. */
export function loadSiteConfig(settings: Settings): Promise<SiteConfig> {
  site ??= getConfig(getClient(settings)).then((answer) => {
    if (answer.ok) {
      loaded = answer.value;
      return loaded;
    }
    site = undefined;
    return DEFAULT_SITE_CONFIG;
  });
  return site;
}

/** Sets the configuration that was kept with the list, so that it is not requested again. */
export function saveSiteConfig(config: SiteConfig): void {
  loaded = config;
  site = Promise.resolve(config);
}

/** Returns the configuration; null until loaded. */
export const readSiteConfig = (): SiteConfig | null => loaded;
