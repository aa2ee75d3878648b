import { listPosts } from '../../../calls/posts.ts';
import type { LoadList } from '../../communityList.ts';

/**
 * Loads a member's posts with the reader's tokens, because posts in review are returned only to
 * their author.
 */
export const userPosts: LoadList = (client, { id, page, lastId }) =>
  listPosts(client, { of: { userId: id }, order: 'new', page, lastId, asMember: true });
