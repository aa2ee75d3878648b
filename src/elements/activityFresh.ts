import { activityDetail, recordAccessCount } from '../api/calls/activity.ts';
import { readSettings } from '../host/settings.ts';
import type { Activity } from '../model/activity/types.ts';
import { formatCount } from '../model/article/counts.ts';
import { openClient } from '../stores/client.ts';

/**
 * An activity as it stands now, to the one who reads; its counts are shown where the page
 * tells them. null where nobody answered.
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

/** Once an opening of the page, however often the button is put in. */
export function countOpening(id: string): void {
  if (counted.has(id)) return;
  counted.add(id);
  void recordAccessCount(openClient(readSettings()), { id, of: 'activity' });
}
