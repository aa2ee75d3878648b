import { parsePost, parsePosts } from '../../model/people/post.ts';
import type { PeoplePart, Post } from '../../model/people/types.ts';
import type { CallOptions, Client } from '../client.ts';
import { momentCall, type PostListParams, postCall, postListCall } from './circleCalls.ts';
import { type Read, read } from './read.ts';

interface PostParams {
  readonly id: string;
  /** In the member's name: one's own is answered while it is in review too. */
  readonly asMember?: boolean | undefined;
}

/** A page of posts, of a circle or of a reader. */
export function listPosts(
  client: Client,
  params: PostListParams,
  options?: CallOptions,
): Read<PeoplePart> {
  return read(client, postListCall(params), options, parsePosts);
}

/** A post of a circle. */
export function getPost(
  client: Client,
  { id, asMember }: PostParams,
  options?: CallOptions,
): Read<Post> {
  return read(client, postCall(id, { asMember }), options, parsePost);
}

/** A moment of the friends' circle, with those who like it. */
export function getMoment(
  client: Client,
  { id, asMember }: PostParams,
  options?: CallOptions,
): Read<Post> {
  return read(client, momentCall(id, { asMember }), options, parsePost);
}
