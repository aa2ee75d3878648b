import { activityDetail } from '../api/calls/activity.ts';
import { readSettings } from '../host/settings.ts';
import type { Activity } from '../model/activity/detail.ts';
import { formatCount } from '../model/article/counts.ts';
import { getClient } from '../services/pageClient.ts';

/**
 * Returns the activity as the server has it now, requested in the member's name, and updates
 * its counts where the page shows them. null when the request fails.
 */
export async function loadActivity(id: string): Promise<Activity | null> {
  const answer = await activityDetail(getClient(readSettings()), { id, asMember: true });
  if (!answer.ok) return null;
  const activity = answer.value;
  for (const name of ['participants', 'views'] as const) {
    for (const element of document.querySelectorAll(`[data-fact="${name}"]`)) {
      element.textContent = formatCount(activity[name]);
    }
  }
  return activity;
}
