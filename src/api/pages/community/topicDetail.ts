import type { TopicData } from '../../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../../model/result.ts';
import { questionList } from '../../calls/questions.ts';
import { questionDetail } from '../../calls/topics.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';

/** Loads a topic with its newest questions, which are optional. */
export async function loadTopicDetail(
  client: Client,
  id: string,
): Promise<Result<TopicData, ApiError>> {
  const [topic, questions] = await Promise.all([
    questionDetail(client, { id }),
    questionList(client, { id, page: 0, lastId: '0' }),
  ]);
  if (!topic.ok) return fail(asMissing(topic.error));
  const first = questions.ok ? questions.value : { rows: [], hasMore: false };
  return ok({ topic: topic.value, first });
}
