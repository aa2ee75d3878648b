import { activityDetail } from '../../api/calls/activity.ts';
import type { Activity } from '../../model/activity/activityTypes.ts';
import { fail } from '../../model/result.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { getTokenStore } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The activity that the page signs up for. */
export const activityApply = createSinglePage<Activity>();

const NONE = fail({ kind: 'empty', message: 'no activity', call: 'activityDetail' } as const);

/**
 * Loads the activity as the current member, because the answer then contains whether they have
 * signed up.
 */
export function loadActivityApplyPage(settings: Settings, id: string): Promise<void> {
  void loadServerTime(settings);
  const asMember = getTokenStore().readMember() !== null;
  return activityApply.load(settings, (client) =>
    loadWithConfig(
      client,
      id === '' ? Promise.resolve(NONE) : activityDetail(client, { id, asMember }),
    ),
  );
}
