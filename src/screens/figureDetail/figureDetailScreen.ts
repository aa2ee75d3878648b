import type { FigureData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { CommunityLists } from '../../ui/community/ListTabs.tsx';

/** Returns the metadata of a leader's page. */
export const describeFigureDetail = (
  { leader: { id, name, duty, description, portrait } }: FigureData,
  { base }: CommunityView,
): CommunityMetadata => ({
  name,
  description: [duty, description].filter(Boolean).join(' · '),
  pictures: portrait ? [portrait] : [],
  path: linkTo('figureDetail', { id }, base),
  object: 5,
  id,
});

/** The reports on a leader. */
export const FIGURE_LISTS: CommunityLists = [{ name: 'figureReports', label: 'person.reports' }];
