import { getSiteFacts } from '../../api/calls/siteFacts.ts';
import type { Client } from '../../api/client.ts';
import { type AboutSite, parseAbout } from '../../model/about/legal.ts';
import { linkTo } from '../../routes.ts';
import { createSinglePage, type Loaded, loadFromConfig } from '../../state/singlePage.ts';

/** The site and its publisher, as the page "mine" shows them. */
export const aboutUs = createSinglePage<AboutSite>();

/** Loads what the site says about itself, with its legal texts. */
export function loadAbout(client: Client): Promise<Loaded<AboutSite>> {
  const ownPath = linkTo('aboutUs', {}, client.settings.siteBase);
  return loadFromConfig(getSiteFacts(client, (payload) => parseAbout(payload, ownPath)));
}
