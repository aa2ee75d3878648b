import type { AskData } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import type { CommunityLists } from '../../ui/community/ListTabs.tsx';

/** Returns the metadata of a question's page. */
export const describeAskDetail = (
  { question: { id, accountId, title, text, attached } }: AskData,
  { base, t }: CommunityView,
): CommunityMetadata => ({
  name: title || text || t('question.untitled'),
  description: text,
  pictures: attached.filter(({ kind }) => kind === 'picture').map(({ url }) => url),
  path: linkTo('askDetail', { id }, base),
  object: accountId ? 10 : 0,
  id,
});

/** The answers to a question. */
export const ASK_LISTS: CommunityLists = [{ name: 'questionAnswers', label: 'question.answered' }];
