import { getCircle } from '../../api/calls/circles.ts';
import type { CircleTag } from '../../model/people/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';

/** The tags that a circle's posts may have; none where it does not answer. */
export async function loadCircleTags(
  settings: Settings,
  circleId: string,
): Promise<readonly CircleTag[]> {
  const answer = await getCircle(openClient(settings), { id: circleId });
  return answer.ok ? answer.value.tags : [];
}
