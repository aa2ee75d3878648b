import { qaDetail } from '../../api/calls/qa.ts';
import { governmentQuestionCall } from '../../api/calls/questions.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { GovernmentQuestion } from '../../model/community/qa.ts';
import { fail } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [governmentQuestionCall(id)] : []);

/** Loads a question to the government, for both of its pages. */
export const loadQaDetail: LoadItem<GovernmentQuestion> = async (client, id) => {
  if (id === '') return fail({ kind: 'empty', message: 'no question', call: 'qaDetail' });
  const answer = await qaDetail(client, { id });
  return answer.ok ? answer : fail(asMissing(answer.error));
};
