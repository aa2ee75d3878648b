import type { GovernmentQuestion } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';

const describe = (
  route: 'qaDetail' | 'newQaDetail',
  { id, title, text, attached, answerAttached }: GovernmentQuestion,
  { base }: PeopleView,
): PeopleFacts => ({
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
export const describeQaDetail = (question: GovernmentQuestion, view: PeopleView): PeopleFacts =>
  describe('qaDetail', question, view);

/** Returns the same for the route of the newer layout. */
export const describeNewQaDetail = (question: GovernmentQuestion, view: PeopleView): PeopleFacts =>
  describe('newQaDetail', question, view);
