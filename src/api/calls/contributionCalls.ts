import type { ApiCall } from '../request.ts';

/**
 * Requests about contributions, separate from their typed functions: inline scripts must not
 * contain the model.
 */

/** The contributions to a call, or those of one member. */
export type ContributionsOf = { readonly seekId: string } | { readonly userId: string };

/** `page` counts from 0. */
export const contributionsCall = (of: ContributionsOf, page: number): ApiCall => ({
  path: '/base_url/inputArticleList',
  ...('seekId' in of
    ? { params: { linkID: of.seekId, page } }
    : { member: true, userIds: ['userID'], params: { userID: of.userId, page } }),
});

export interface ContributionParams {
  readonly id: string;
  /** Id of the call; '' when unknown. */
  readonly seekId?: string | undefined;
}

/**
 * Sent with the member's tokens, because only its author may see a contribution that was not
 * accepted.
 */
export const contributionCall = ({ id, seekId = '' }: ContributionParams): ApiCall => ({
  path: '/base_url/inputArticleDetail',
  member: true,
  params: { id, linkID: seekId || null },
});
