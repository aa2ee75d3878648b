import { myActivityList } from '../../api/calls/activities.ts';
import type { ActivityItem } from '../../model/activity/normaliseActivity.ts';
import { ok } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../../state/listPage.ts';
import { createOwnSource } from './createOwnSource.state.ts';

/** The activities that the member has signed up for. */
export const signUps = createListPage<ActivityItem, null>();

export function loadSignUps(settings: Settings, uid: string): Promise<void> {
  return signUps.load(
    settings,
    createOwnSource<ActivityItem>(async (client, page) => {
      const answer = await myActivityList(client, { userId: uid, page });
      if (!answer.ok) return answer;
      return ok({ items: answer.value.list, hasMore: answer.value.hasMore });
    }),
  );
}
