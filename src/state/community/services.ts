import { loadOffers } from '../../api/pages/offersPage.ts';
import type { SiteOffers } from '../../model/offer/offerTypes.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** What the site offers beside its articles. */
export const services = createSinglePage<SiteOffers>();

export const loadServicesPage = (settings: Settings): Promise<void> =>
  services.load(settings, (client) => loadWithConfig(client, loadOffers(client)));
