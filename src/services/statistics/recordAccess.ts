import { type AccessParams, recordAccessCount } from '../../api/calls/activity.ts';
import { isQuiet } from '../../host/document/pageObject.ts';
import type { Settings } from '../../settings.ts';
import { getClient } from '../pageClient.ts';

const recorded = new Set<string>();

/** Records one view of an activity, a vote or a candidate: once per page load, and none of an editor. */
export function recordAccess(settings: Settings, access: AccessParams): void {
  const name = JSON.stringify(access);
  if (recorded.has(name) || isQuiet()) return;
  recorded.add(name);
  void recordAccessCount(getClient(settings), access);
}
