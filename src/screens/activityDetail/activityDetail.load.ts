import {
  activityDetail,
  activityDetailCall,
  activityVotes,
  activityVotesCall,
  entryList,
  entryListCall,
} from '../../api/calls/activity.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { type ActivityData, VISIBLE_ENTRIES } from '../../model/activity/detail.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { withLimit } from '../../model/withLimit.ts';
import { loadEventAd } from './eventAd.load.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id && Number(id) > 0 ? [activityDetailCall(id), entryListCall(id), activityVotesCall(id)] : [];

/**
 * Loads an activity with its latest participants, its votes and its ad, for the baker and the page.
 * Participants, votes and the ad are optional. An ad that takes `adWaitMs` longer than all others is
 * left out; without the limit it is waited for.
 */
export async function loadActivityDetail(
  client: Client,
  id: string,
  config: SiteConfig | Promise<SiteConfig>,
  { adWaitMs }: { readonly adWaitMs?: number } = {},
): Promise<Result<ActivityData, ApiError>> {
  // For other ids servers return other objects.
  if (!(Number(id) > 0)) {
    return fail({ kind: 'empty', message: 'no activity', call: 'activityDetail' });
  }
  const booked = loadEventAd(client, id, config);
  const [activity, entries, votes] = await Promise.all([
    activityDetail(client, { id }),
    entryList(client, { id }),
    activityVotes(client, { id }),
  ]);
  if (!activity.ok) return fail(asMissing(activity.error));
  return ok({
    activity: activity.value,
    entries: entries.ok ? entries.value.entries.slice(0, VISIBLE_ENTRIES) : [],
    votes: votes.ok ? votes.value : [],
    ad: await (adWaitMs === undefined ? booked : withLimit(booked, adWaitMs)),
  });
}
