import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';

const describe = (
  route: 'qaDetail' | 'newQaDetail',
  { id, title, text, attached, answerAttached }: GovernmentQuestion,
  { base }: CommunityView,
): CommunityMetadata => ({
  name: title || text,
  description: text,
  pictures: [...attached, ...answerAttached]
    .filter(({ kind }) => kind === 'picture')
    .map(({ url }) => url),
  path: linkTo(route, { id }, base),
  object: 0,
  id,
});

/** Returns the metadata of the page of a question to the government. */
export const describeQaDetail = (
  question: GovernmentQuestion,
  view: CommunityView,
): CommunityMetadata => describe('qaDetail', question, view);

/** Returns the same for the route of the newer layout. */
export const describeNewQaDetail = (
  question: GovernmentQuestion,
  view: CommunityView,
): CommunityMetadata => describe('newQaDetail', question, view);
