import { activityDetail } from '../../api/calls/activity.ts';
import type { Activity } from '../../model/activity/types.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { loadServerTime } from '../clock.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { openTokens } from '../tokens.ts';

/** The activity that the page signs up for. */
export const activityApply = createSinglePage<Activity>();

const NONE = fail({ kind: 'empty', message: 'no activity', call: 'activityDetail' } as const);

/**
 * Loads the activity as the current member, because the answer then contains whether they have
 * signed up.
 */
export function openActivityApply(settings: Settings, id: string): Promise<void> {
  void loadServerTime(settings);
  const asMember = openTokens().readMember() !== null;
  return activityApply.open(settings, (client) =>
    besideConfig(
      client,
      id === '' ? Promise.resolve(NONE) : activityDetail(client, { id, asMember }),
    ),
  );
}
