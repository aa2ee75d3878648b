import { momentCall } from '../../api/calls/circles.ts';
import { getMoment } from '../../api/calls/posts.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Post } from '../../model/community/post.ts';
import { fail, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [momentCall(id)] : []);

/** Loads a post of the friends' circle. */
export async function loadFriendsCircleDetail(
  client: Client,
  id: string,
  /** Sends the member's tokens; the answer then includes the member's own post in review. */
  as: { readonly asMember?: boolean } = {},
): Promise<Result<Post, ApiError>> {
  const answer = await getMoment(client, { id, ...as });
  return answer.ok ? answer : fail(asMissing(answer.error));
}
