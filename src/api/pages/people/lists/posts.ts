import type { PeoplePart } from '../../../../model/people/types.ts';
import { listPosts } from '../../../calls/posts.ts';
import type { Read } from '../../../calls/read.ts';
import type { Client } from '../../../client.ts';

interface PostsPage {
  /** Of the circle. */
  readonly id: string;
  readonly page: number;
  readonly lastId: string;
}

const orderedBy =
  (order: 'default' | 'new' | 'hot') =>
  (client: Client, { id, page, lastId }: PostsPage): Read<PeoplePart> =>
    listPosts(client, { of: { circleId: id }, order, page, lastId });

/** A circle's posts in its own order, those on top first. */
export const postsDefault = orderedBy('default');
/** The newest first. */
export const postsNew = orderedBy('new');
/** Those that readers like and answer most. */
export const postsHot = orderedBy('hot');
