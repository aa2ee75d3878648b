import type { AccountData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { CommunityLists } from '../../ui/community/ListTabs.tsx';

/** Returns the metadata of an account's page. */
export const describeXyDetail = (
  { account: { id, name, description, icon, banner } }: AccountData,
  { base }: CommunityView,
): CommunityMetadata => ({
  name,
  description,
  pictures: [icon, banner].filter(Boolean),
  path: linkTo('xyDetail', { id }, base),
  object: 5,
  id,
});

/** The lists of an account. */
export const ACCOUNT_LISTS: CommunityLists = [
  { name: 'xyArticles', label: 'people.articles' },
  { name: 'xyVideos', label: 'people.videos' },
  { name: 'xyQuestions', label: 'account.questions' },
  { name: 'xyDynamics', label: 'account.dynamics' },
];
