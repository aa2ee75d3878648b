import { type Circle, parseCircle, parseNotice } from '../../model/community/circle.ts';
import { hasMoreByPage } from '../../model/paging.ts';
import { findRows, parseEach } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

export const circleCall = (id: string): ApiCall => ({
  path: '/base_url/circle-detail',
  params: { id },
});

export const noticeCall = (id: string): ApiCall => ({
  path: '/base_url/notice-detail',
  params: { id },
});

/** With the member's tokens the answer includes the member's own posts in review. */
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

/** Sort orders of posts: 1 new, 2 hot, otherwise the circle's own (product 3.16). */
const LIST_TYPES = { default: 0, new: 1, hot: 2 } as const;

export interface PostListParams extends AsMember {
  /** A circle's or a reader's posts. */
  readonly of: { readonly circleId: string } | { readonly userId: string };
  readonly order?: keyof typeof LIST_TYPES | undefined;
  /** From 0. */
  readonly page?: number | undefined;
  /** Id of the last post that is shown. */
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

/** Loads a circle with its notices and tags. */
export const getCircle = (client: Client, { id }: { readonly id: string }) =>
  read(client, circleCall(id), parseCircle);

/** Loads a page (from 0) of the site's circles. */
export const listCircles = (
  client: Client,
  { page = 0 }: { readonly page?: number | undefined } = {},
): Read<{ readonly circles: readonly Circle[]; readonly hasMore: boolean }> =>
  read(client, { path: '/base_url/circle-list', params: { page } }, (payload) => {
    const sent = findRows(payload, 'list');
    return { circles: parseEach(sent, parseCircle), hasMore: hasMoreByPage(sent.length) };
  });

/** Loads a notice to a circle's members. */
export const getNotice = (client: Client, { id }: { readonly id: string }) =>
  read(client, noticeCall(id), parseNotice);
