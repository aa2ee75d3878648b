import { readSettings } from '../../host/settings.ts';
import type { SiteOffers } from '../../model/offer/offerTypes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { describeServices, ServicesView } from './ServicesView.tsx';
import { loadOffers } from './services.load.ts';

startCommunityTemplate<SiteOffers>({
  View: ({ data, view }) => <ServicesView data={data} settings={readSettings()} view={view} />,
  describe: (_, view) => describeServices(view),
  load: withConfig(loadOffers),
  missing: ['services.none', 'services.noneHint'],
  name: (t) => t('column.services'),
});
