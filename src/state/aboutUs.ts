import { getSiteFacts } from '../api/calls/siteFacts.ts';
import { type AboutSite, parseAbout } from '../model/about/legal.ts';
import { linkTo } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { createSinglePage, loadFromConfig } from './singlePage.ts';

/** The page about the site and its publisher. */
export const aboutUs = createSinglePage<AboutSite>();

export function loadAboutPage(settings: Settings): Promise<void> {
  const ownPath = linkTo('aboutUs', {}, settings.siteBase);
  return aboutUs.load(settings, (client) =>
    loadFromConfig(getSiteFacts(client, (payload) => parseAbout(payload, ownPath))),
  );
}
