import type { CommunityListPage, Post } from '../../model/community/communityTypes.ts';
import { parsePost, parsePosts } from '../../model/community/post.ts';
import type { CallOptions, Client } from '../client.ts';
import { momentCall, type PostListParams, postCall, postListCall } from './circles.ts';
import { type Read, read } from './read.ts';

interface PostParams {
  readonly id: string;
  /** Sends the member's tokens; the answer then includes the member's own post in review. */
  readonly asMember?: boolean | undefined;
}

/** Loads a page of posts of a circle or a reader. */
export function listPosts(
  client: Client,
  params: PostListParams,
  options?: CallOptions,
): Read<CommunityListPage> {
  return read(client, postListCall(params), options, parsePosts);
}

/** Loads a post of a circle. */
export function getPost(
  client: Client,
  { id, asMember }: PostParams,
  options?: CallOptions,
): Read<Post> {
  return read(client, postCall(id, { asMember }), options, parsePost);
}

/** Loads a post of the friends' circle with the readers who like it. */
export function getMoment(
  client: Client,
  { id, asMember }: PostParams,
  options?: CallOptions,
): Read<Post> {
  return read(client, momentCall(id, { asMember }), options, parsePost);
}
