import type { CircleData } from '../../../model/community/communityTypes.ts';
import { fail, ok, type Result } from '../../../model/result.ts';
import { getCircle } from '../../calls/circles.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';
import { postsDefault } from './lists/posts.ts';

/** Loads a circle with its first posts, which are optional. */
export async function loadCircleDetail(
  client: Client,
  id: string,
): Promise<Result<CircleData, ApiError>> {
  const [circle, posts] = await Promise.all([
    getCircle(client, { id }),
    postsDefault(client, { id, page: 0, lastId: '' }),
  ]);
  if (!circle.ok) return fail(asMissing(circle.error));
  // A list that failed is requested again when the reader scrolls to its end.
  const first = posts.ok ? posts.value : { rows: [], hasMore: true };
  return ok({ circle: circle.value, first });
}
