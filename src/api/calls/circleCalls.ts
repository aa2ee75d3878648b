import type { ApiCall } from '../request.ts';

/**
 * The reads of circles and posts as calls: the inline script of a template does not carry
 * the model.
 */

export const circleCall = (id: string): ApiCall => ({
  path: '/base_url/circle-detail',
  params: { id },
});

export const noticeCall = (id: string): ApiCall => ({
  path: '/base_url/notice-detail',
  params: { id },
});

/** In the member's name a writer's own posts are answered that others do not see yet. */
interface AsMember {
  readonly asMember?: boolean | undefined;
}

export const postCall = (id: string, { asMember }: AsMember = {}): ApiCall => ({
  path: '/base_url/post-detail',
  ...(asMember && { member: true }),
  params: { id },
});

export const momentCall = (id: string, { asMember }: AsMember = {}): ApiCall => ({
  path: '/base_url/friends-circle-detail',
  ...(asMember && { member: true }),
  params: { id },
});

/** The orders of posts: 1 new, 2 hot, otherwise the circle's own (product 3.16). */
const LIST_TYPES = { default: 0, new: 1, hot: 2 } as const;

export interface PostListParams extends AsMember {
  /** Of a circle or of a reader. */
  readonly of: { readonly circleId: string } | { readonly userId: string };
  readonly order?: keyof typeof LIST_TYPES | undefined;
  /** From 0. */
  readonly page?: number | undefined;
  /** The last post that is shown already. */
  readonly lastId?: string | undefined;
}

export function postListCall(params: PostListParams): ApiCall {
  const { of, order = 'default', page = 0, lastId = '', asMember } = params;
  return {
    path: '/base_url/post-list',
    ...(asMember && { member: true }),
    ...('userId' in of && { userIds: ['userID'] }),
    params: {
      ...('userId' in of ? { userID: of.userId } : { circleId: of.circleId }),
      listType: LIST_TYPES[order],
      page,
      lastFileId: lastId || '0',
    },
  };
}
