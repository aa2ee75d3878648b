import type { ShareObject } from '../share/shareTypes.ts';

/** What readers like, by the wire's numbers (wire 4): 1 is a comment. */
export type LikeObject = ShareObject | 1;

/** What readers follow: 1 column, 2 reporter, 3 question topic, 4 account, 18 circle. */
export type FollowObject = (typeof FOLLOW_OBJECTS)[number];
export const FOLLOW_OBJECTS = [1, 2, 3, 4, 18] as const;
