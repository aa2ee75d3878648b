import type { Post } from '../../../model/community/communityTypes.ts';
import { fail, type Result } from '../../../model/result.ts';
import { getMoment } from '../../calls/posts.ts';
import type { Client } from '../../client.ts';
import type { ApiError } from '../../errors.ts';
import { asMissing } from '../../missingError.ts';

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
