import { loadTopicDetail } from '../../api/pages/community/topicDetail.ts';
import type { TopicData } from '../../model/community/communityTypes.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** A topic that readers ask questions about. */
export const topicDetail = createSinglePage<TopicData>();

const NONE = fail({ kind: 'empty', message: 'no topic', call: 'questionDetail' } as const);

export function loadTopicPage(settings: Settings, id: string): Promise<void> {
  return topicDetail.load(settings, (client) =>
    loadWithConfig(client, id === '' ? Promise.resolve(NONE) : loadTopicDetail(client, id)),
  );
}
