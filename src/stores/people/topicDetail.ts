import { loadTopicDetail } from '../../api/pages/people/topicDetail.ts';
import type { TopicData } from '../../model/people/types.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** A topic that readers ask questions about. */
export const topicDetail = createSinglePage<TopicData>();

const NONE = fail({ kind: 'empty', message: 'no topic', call: 'questionDetail' } as const);

export function openTopicDetail(settings: Settings, id: string): Promise<void> {
  return topicDetail.open(settings, (client) =>
    besideConfig(client, id === '' ? Promise.resolve(NONE) : loadTopicDetail(client, id)),
  );
}
