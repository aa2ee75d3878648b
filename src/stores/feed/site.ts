import { getConfig } from '../../api/calls/config.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normalise.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';

let site: Promise<SiteConfig> | undefined;
let here: SiteConfig | null = null;

/** The site's configuration, asked for once a page; its defaults where it does not come. */
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

/** The configuration as it was when the reader left: nobody asks again. */
export function keepSite(config: SiteConfig): void {
  here = config;
  site = Promise.resolve(config);
}

/** The configuration where it has come; null before. */
export const readSite = (): SiteConfig | null => here;
