import type { CommunityListPage } from '../../../../model/community/communityTypes.ts';
import { listPosts } from '../../../calls/posts.ts';
import type { Read } from '../../../calls/read.ts';
import type { Client } from '../../../client.ts';

interface PostsPage {
  /** Id of the circle. */
  readonly id: string;
  readonly page: number;
  readonly lastId: string;
}

const orderedBy =
  (order: 'default' | 'new' | 'hot') =>
  (client: Client, { id, page, lastId }: PostsPage): Read<CommunityListPage> =>
    listPosts(client, { of: { circleId: id }, order, page, lastId });

/** A circle's posts in the circle's own order, pinned ones first. */
export const postsDefault = orderedBy('default');
/** Newest first. */
export const postsNew = orderedBy('new');
/** Most likes and comments first. */
export const postsHot = orderedBy('hot');
