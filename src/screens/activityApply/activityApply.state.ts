import { activityDetail } from '../../api/calls/activity.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ApplyData } from '../../model/activity/detail.ts';
import { TOP_AD_WAIT_MS } from '../../model/ads/normaliseAds.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { withLimit } from '../../model/withLimit.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { getTokenStore } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadAfterConfig } from '../../state/singlePage.ts';
import { loadEventAd } from '../activityDetail/eventAd.load.ts';

/** The activity that the page signs up for. */
export const activityApply = createSinglePage<ApplyData>();

const NONE = fail({ kind: 'empty', message: 'no activity', call: 'activityDetail' } as const);

/**
 * Loads the activity as the current member, because the answer then contains whether they have
 * signed up.
 */
export function loadActivityApplyPage(settings: Settings, id: string): Promise<void> {
  void loadServerTime(settings);
  const asMember = getTokenStore().readMember() !== null;
  return activityApply.load(settings, (client) =>
    loadAfterConfig(client, async (config) =>
      id === '' ? NONE : loadApplyData(client, { id, asMember }, config),
    ),
  );
}

/** Loads the activity, and its ad when that does not take much longer. */
async function loadApplyData(
  client: Client,
  asked: { readonly id: string; readonly asMember: boolean },
  config: Promise<SiteConfig>,
): Promise<Result<ApplyData, ApiError>> {
  const booked = loadEventAd(client, asked.id, config);
  const activity = await activityDetail(client, asked);
  if (!activity.ok) return activity;
  return ok({ activity: activity.value, ad: await withLimit(booked, TOP_AD_WAIT_MS) });
}
