import { readSettings } from '../host/settings.ts';
import type { SiteOffers } from '../model/offer/offerTypes.ts';
import { describeServices } from '../screens/services/describeServices.ts';
import { ServicesView } from '../screens/services/ServicesView.tsx';
import { loadServicesPage, services } from '../state/community/services.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate<SiteOffers>({
  View: ({ data, view }) => <ServicesView data={data} settings={readSettings()} view={view} />,
  describe: (_, view) => describeServices(view),
  load: loadServicesPage,
  missing: ['services.none', 'services.noneHint'],
  name: (t) => t('column.services'),
  page: services,
});
