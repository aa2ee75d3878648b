import type { AskData } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

/** Returns the metadata of a question's page. */
export const describeAskDetail = (
  { question: { id, accountId, title, text, attached } }: AskData,
  { base, t }: PeopleView,
): PeopleFacts => ({
  name: title || text || t('question.untitled'),
  description: text,
  pictures: attached.filter(({ kind }) => kind === 'picture').map(({ url }) => url),
  path: linkTo('askDetail', { id }, base),
  object: accountId ? 10 : 0,
  id,
});
