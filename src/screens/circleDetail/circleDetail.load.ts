import { circleCall, getCircle, postListCall } from '../../api/calls/circles.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import { asMissing } from '../../api/missingError.ts';
import { postsDefault } from '../../api/pages/community/lists/posts.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { CircleData } from '../../model/community/communityTypes.ts';
import { fail, ok } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [circleCall(id), postListCall({ of: { circleId: id } })] : [];

/** Loads a circle with its first posts, which are optional. */
export const loadCircleDetail: LoadItem<CircleData> = async (client, id) => {
  const [circle, posts] = await Promise.all([
    getCircle(client, { id }),
    postsDefault(client, { id, page: 0, lastId: '' }),
  ]);
  if (!circle.ok) return fail(asMissing(circle.error));
  // A list that failed is requested again when the reader scrolls to its end.
  const first = posts.ok ? posts.value : { rows: [], hasMore: true };
  return ok({ circle: circle.value, first });
};
