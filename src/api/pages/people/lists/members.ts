import { listPosts } from '../../../calls/posts.ts';
import type { LoadList } from '../../peopleList.ts';

/** A reader's posts, in the name of whoever reads: what is in review is its writer's alone. */
export const userPosts: LoadList = (client, { id, page, lastId }) =>
  listPosts(client, { of: { userId: id }, order: 'new', page, lastId, asMember: true });
