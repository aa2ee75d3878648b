import type { ReporterData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { CommunityLists } from '../../ui/community/ListTabs.tsx';

/** Returns the metadata of a reporter's page. */
export const describeReporter = (
  { reporter: { id, name, duty, description, icon } }: ReporterData,
  { t, base }: CommunityView,
): CommunityMetadata => ({
  name: name || t('journalist.title'),
  description: [duty, description].filter(Boolean).join(' · '),
  pictures: icon ? [icon] : [],
  path: linkTo('reporter', { id }, base),
  object: 5,
  id,
});

/** The articles and the dynamics of a reporter. */
export const REPORTER_LISTS: CommunityLists = [
  { name: 'reporterArticles', label: 'people.articles' },
  { name: 'reporterDynamics', label: 'journalist.dynamics' },
];
