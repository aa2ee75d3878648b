import type { RankPeriod } from '../../model/community/communityTypes.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import type { ApiCall } from '../request.ts';

/*
 * Requests by which the page of services finds out what a site offers; the pages of the offers send
 * them, too.
 */

/** The inviter and the rewards of the reader's own code, with private numbers; `uid` is '' without a login. */
export const ownConfigCall = (uid: string): ApiCall => ({
  path: '/base_url/inviteConfig',
  ...(uid && { member: true, userIds: ['uid'] }),
  params: { uid: uid || null },
});

/** All leaders, each with the newest reports; `page` counts from 0. */
export const leaderViewCall = (page: number): ApiCall => ({
  path: '/base_url/leaderView',
  params: { start: page * PAGE_SIZE, count: PAGE_SIZE, hasArticles: 1 },
});

export const papersCall: ApiCall = { path: '/base_url/getPapers' };

/** The names of the events that earn points. */
export const eventTypesCall: ApiCall = {
  path: '/base_url/amuc/api/event/eventTypes',
  member: true,
};

/** The request for the rank; `userId` is '0' for a reader who is not logged in. */
export const rankCall = (type: RankPeriod, userId: string): ApiCall => ({
  path: '/base_url/xyRank',
  userIds: ['userID'],
  params: { type, userID: userId },
});

/** The code is fixed (product 7.10). */
export const catsCall = (): ApiCall => ({
  path: '/base_url/getCats',
  params: { code: 'XYACCOUNT' },
});
