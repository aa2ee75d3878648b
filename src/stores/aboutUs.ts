import { getSiteFacts } from '../api/calls/siteFacts.ts';
import { type AboutSite, parseAbout } from '../model/about/legal.ts';
import { linkTo } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { createSinglePage, outOfConfig } from './singlePage.ts';

/** The page about the site and its publisher. */
export const aboutUs = createSinglePage<AboutSite>();

export function openAbout(settings: Settings): Promise<void> {
  const ownPath = linkTo('aboutUs', {}, settings.siteBase);
  return aboutUs.open(settings, (client) =>
    outOfConfig(getSiteFacts(client, (payload) => parseAbout(payload, ownPath))),
  );
}
