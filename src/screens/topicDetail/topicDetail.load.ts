import { questionList, questionsCall, topicCall } from '../../api/calls/questions.ts';
import { questionDetail } from '../../api/calls/topics.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { TopicData } from '../../model/community/communityTypes.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [topicCall(id), questionsCall({ id, page: 0, lastId: '0' })] : [];

/** Loads a topic with its newest questions, which are optional. */
export const loadTopicDetail: LoadItem<TopicData> = async (client, id) => {
  if (id === '') return fail({ kind: 'empty', message: 'no topic', call: 'questionDetail' });
  const [topic, questions] = await Promise.all([
    questionDetail(client, { id }),
    questionList(client, { id, page: 0, lastId: '0' }),
  ]);
  if (!topic.ok) return fail(asMissing(topic.error));
  const first = questions.ok ? questions.value : { rows: [], hasMore: false };
  return ok({ topic: topic.value, first });
};
