import { questionList, questionsCall, topicCall } from '../../api/calls/questions.ts';
import { questionDetail } from '../../api/calls/topics.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { TopicData } from '../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [topicCall(id), questionsCall({ id, page: 0, lastId: '0' })] : [];

/** Loads a topic with its newest questions, which are optional. */
export async function loadTopicDetail(
  client: Client,
  id: string,
): Promise<Result<TopicData, ApiError>> {
  if (id === '') return fail({ kind: 'empty', message: 'no topic', call: 'questionDetail' });
  const [topic, questions] = await Promise.all([
    questionDetail(client, { id }),
    questionList(client, { id, page: 0, lastId: '0' }),
  ]);
  if (!topic.ok) return fail(asMissing(topic.error));
  const first = questions.ok ? questions.value : { rows: [], hasMore: false };
  return ok({ topic: topic.value, first });
}
