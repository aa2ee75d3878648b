import type { BigVoteData } from '../bigVote/bigVoteTypes.ts';
import type { ActivityData } from './detail.ts';

/** Content of the baked pages of activities and votes, by route. */
export interface JoinData {
  readonly activityDetail: ActivityData;
  readonly activityVote: BigVoteData;
  /** The same vote at the address of its share link. */
  readonly activityVoteWeb: BigVoteData;
}

/** The routes of votes with candidates. */
export type VoteRoute = 'activityVote' | 'activityVoteWeb';
export const isVoteRoute = (route: string): route is VoteRoute =>
  route === 'activityVote' || route === 'activityVoteWeb';

/** The others, which have the messages of sign-ups. */
export type JoinRoute = Exclude<keyof JoinData, VoteRoute>;
export const isJoinRoute = (route: string): route is JoinRoute => route === 'activityDetail';
