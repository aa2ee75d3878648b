import type { RankPeriod } from '../../model/community/communityTypes.ts';
import type { ApiCall } from '../request.ts';

/** The request for the rank; `userId` is '0' for a reader who is not logged in. */
export const rankCall = (type: RankPeriod, userId: string): ApiCall => ({
  path: '/base_url/xyRank',
  userIds: ['userID'],
  params: { type, userID: userId },
});
