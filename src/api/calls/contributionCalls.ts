import type { ApiCall } from '../request.ts';

/** Contributions as calls: inline scripts do not carry the model. */

/** The pieces of a call, or all that one member sent. */
export type ContributionsOf = { readonly seekId: string } | { readonly userId: string };

/** `page` from 0. */
export const contributionsCall = (of: ContributionsOf, page: number): ApiCall => ({
  path: '/base_url/inputArticleList',
  ...('seekId' in of
    ? { params: { linkID: of.seekId, page } }
    : { member: true, userIds: ['userID'], params: { userID: of.userId, page } }),
});

export interface ContributionParams {
  readonly id: string;
  /** The call that it answers; '' where that is not known. */
  readonly seekId?: string | undefined;
}

/** In the name of whoever reads: what has not passed is its writer's alone. */
export const contributionCall = ({ id, seekId = '' }: ContributionParams): ApiCall => ({
  path: '/base_url/inputArticleDetail',
  member: true,
  params: { id, linkID: seekId || null },
});
