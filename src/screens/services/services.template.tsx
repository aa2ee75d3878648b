import { readSettings } from '../../host/settings.ts';
import type { SiteOffers } from '../../model/offer/offerTypes.ts';
import { loadCommunityMessages } from '../../services/loadCommunityMessages.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { describeServices, ServicesView } from './ServicesView.tsx';
import { loadOffers } from './services.load.ts';

// Not as a community page, whose lists and rows it does not have.
startSingleTemplate<SiteOffers, CommunityView>({
  View: ({ data, view }) => <ServicesView data={data} settings={readSettings()} view={view} />,
  describe: (_, view) => describeServices(view),
  load: withConfig(loadOffers),
  loadMessages: loadCommunityMessages,
  missing: ['services.none', 'services.noneHint'],
  name: (t) => t('column.services'),
});
