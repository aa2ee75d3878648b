import { postCall } from '../../api/calls/circles.ts';
import { getPost } from '../../api/calls/posts.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Post } from '../../model/community/post.ts';
import { fail, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) => (id ? [postCall(id)] : []);

/** Loads a post of a circle. */
export async function loadPostDetail(
  client: Client,
  id: string,
  /** Sends the member's tokens; the answer then includes the member's own post in review. */
  as: { readonly asMember?: boolean } = {},
): Promise<Result<Post, ApiError>> {
  const answer = await getPost(client, { id, ...as });
  return answer.ok ? answer : fail(asMissing(answer.error));
}

/**
 * Loads a post as the current reader. Servers send a post that awaits review only to its writer.
 * The first answer may be that of the preloaded request, which was sent anonymously: for members
 * the post is then requested again.
 */
export async function loadAsReader(
  client: Client,
  id: string,
  asMember: boolean,
  load: typeof loadPostDetail,
): Promise<Result<Post, ApiError>> {
  const answer = await load(client, id, { asMember });
  const isHidden = !answer.ok && answer.error.kind === 'empty';
  return isHidden && asMember ? load(client, id, { asMember }) : answer;
}
