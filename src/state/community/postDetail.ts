import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { loadFriendsCircleDetail } from '../../api/pages/community/friendsCircleDetail.ts';
import { loadPostDetail } from '../../api/pages/community/postDetail.ts';
import type { Post } from '../../model/community/communityTypes.ts';
import type { Result } from '../../model/result.ts';
import { getTokenStore } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** The page of a post of a circle, or of a social post of the friends' circle. */
export const postDetail = createSinglePage<Post>();

export const loadPostPage = (settings: Settings, id: string): Promise<void> =>
  postDetail.load(settings, (client) =>
    loadWithConfig(client, loadAsReader(client, id, loadPostDetail)),
  );

export const loadMomentPage = (settings: Settings, id: string): Promise<void> =>
  postDetail.load(settings, (client) =>
    loadWithConfig(client, loadAsReader(client, id, loadFriendsCircleDetail)),
  );

type Load = typeof loadPostDetail;

/**
 * Loads a post as the current reader. Servers send a post that awaits review only to its writer.
 * The first answer may be that of the preloaded request, which was sent anonymously: for members
 * the post is then requested again.
 */
async function loadAsReader(
  client: Client,
  id: string,
  load: Load,
): Promise<Result<Post, ApiError>> {
  const asMember = getTokenStore().readMember() !== null;
  const answer = await load(client, id, { asMember });
  const isHidden = !answer.ok && answer.error.kind === 'empty';
  return isHidden && asMember ? load(client, id, { asMember }) : answer;
}
