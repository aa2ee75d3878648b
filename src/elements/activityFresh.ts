import { activityDetail, recordAccessCount } from '../api/calls/activity.ts';
import { readSettings } from '../host/settings.ts';
import type { Activity } from '../model/activity/types.ts';
import { formatCount } from '../model/article/counts.ts';
import { openClient } from '../stores/client.ts';

/**
 * Returns the activity as the server has it now, requested in the member's name, and updates
 * its counts where the page shows them. null when the request fails.
 */
export async function askActivity(id: string): Promise<Activity | null> {
  const answer = await activityDetail(openClient(readSettings()), { id, asMember: true });
  if (!answer.ok) return null;
  const activity = answer.value;
  for (const name of ['participants', 'views'] as const) {
    for (const place of document.querySelectorAll(`[data-fact="${name}"]`)) {
      place.textContent = formatCount(activity[name]);
    }
  }
  return activity;
}

const counted = new Set<string>();

/**
 * Records one view of the activity: once per page load, also when the button is connected
 * again.
 */
export function countOpening(id: string): void {
  if (counted.has(id)) return;
  counted.add(id);
  void recordAccessCount(openClient(readSettings()), { id, of: 'activity' });
}
