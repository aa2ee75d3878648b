import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { loadFriendsCircleDetail } from '../../api/pages/people/friendsCircleDetail.ts';
import { loadPostDetail } from '../../api/pages/people/postDetail.ts';
import type { Post } from '../../model/people/types.ts';
import type { Result } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { openTokens } from '../tokens.ts';

/** The page of a post of a circle, or of a social post of the friends' circle. */
export const postDetail = createSinglePage<Post>();

export const openPost = (settings: Settings, id: string): Promise<void> =>
  postDetail.open(settings, (client) => besideConfig(client, asReader(client, id, loadPostDetail)));

export const openMoment = (settings: Settings, id: string): Promise<void> =>
  postDetail.open(settings, (client) =>
    besideConfig(client, asReader(client, id, loadFriendsCircleDetail)),
  );

type Load = typeof loadPostDetail;

/**
 * Loads a post as the current reader. Servers send a post that awaits review only to its writer.
 * The first answer may be that of the preloaded request, which was sent anonymously: for members
 * the post is then requested again.
 */
async function asReader(client: Client, id: string, load: Load): Promise<Result<Post, ApiError>> {
  const asMember = openTokens().readMember() !== null;
  const answer = await load(client, id, { asMember });
  const isHidden = !answer.ok && answer.error.kind === 'empty';
  return isHidden && asMember ? load(client, id, { asMember }) : answer;
}
