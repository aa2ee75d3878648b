import { getCircle } from '../api/calls/circles.ts';
import type { CircleTag } from '../model/community/circle.ts';
import type { Settings } from '../settings.ts';
import { getClient } from './pageClient.ts';

/** Returns the tags that posts of a circle may have; [] on failure. */
export async function loadCircleTags(
  settings: Settings,
  circleId: string,
): Promise<readonly CircleTag[]> {
  const answer = await getCircle(getClient(settings), { id: circleId });
  return answer.ok ? answer.value.tags : [];
}
