import { parsePost, parsePosts } from '../../model/community/post.ts';
import type { Client } from '../client.ts';
import { momentCall, type PostListParams, postCall, postListCall } from './circles.ts';
import { read } from './read.ts';

interface PostParams {
  readonly id: string;
  /** Sends the member's tokens; the answer then includes the member's own post in review. */
  readonly asMember?: boolean | undefined;
}

/** Loads a page of posts of a circle or a reader. */
export const listPosts = (client: Client, params: PostListParams) =>
  read(client, postListCall(params), parsePosts);

/** Loads a post of a circle. */
export const getPost = (client: Client, { id, asMember }: PostParams) =>
  read(client, postCall(id, { asMember }), parsePost);

/** Loads a post of the friends' circle with the readers who like it. */
export const getMoment = (client: Client, { id, asMember }: PostParams) =>
  read(client, momentCall(id, { asMember }), parsePost);
