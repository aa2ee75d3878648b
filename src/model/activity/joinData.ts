import type { BigVoteData } from '../bigVote/bigVoteTypes.ts';
import type { ActivityData } from './detail.ts';

/** Content of the baked pages of activities and votes, by route. */
export interface JoinData {
  readonly activityDetail: ActivityData;
  readonly activityVote: BigVoteData;
  /** The same vote at the address of its share link. */
  readonly activityVoteWeb: BigVoteData;
}
export type JoinRoute = keyof JoinData;

const JOIN_ROUTES: Readonly<Record<JoinRoute, true>> = {
  activityDetail: true,
  activityVote: true,
  activityVoteWeb: true,
};

export const isJoinRoute = (route: string): route is JoinRoute =>
  Object.keys(JOIN_ROUTES).includes(route);
