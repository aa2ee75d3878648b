import { getConfig } from '../../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normalise.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';

let site: Promise<SiteConfig> | undefined;
let here: SiteConfig | null = null;

/** Returns the configuration of the site, loaded once a page; its defaults on failure. */
export function openSite(settings: Settings): Promise<SiteConfig> {
  site ??= getConfig(openClient(settings)).then((answer) => {
    if (answer.ok) {
      here = answer.value;
      return here;
    }
    site = undefined;
    return DEFAULT_SITE_CONFIG;
  });
  return site;
}

/** Sets the configuration that was kept with the list, so that it is not requested again. */
export function keepSite(config: SiteConfig): void {
  here = config;
  site = Promise.resolve(config);
}

/** Returns the configuration; null until loaded. */
export const readSite = (): SiteConfig | null => here;
