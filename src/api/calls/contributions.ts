import { parseContribution, parseContributionPage } from '../../model/community/contribution.ts';
import { parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

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

/** Loads a page of the accepted contributions to a call, or of all contributions of a member. */
export const contributions = (client: Client, of: ContributionsOf, page: number) =>
  read(client, contributionsCall(of, page), parseContributionPage);

/** Loads a contribution; only its author gets one that was not accepted. */
export const contribution = (client: Client, params: ContributionParams) =>
  read(client, contributionCall(params), (payload) =>
    parseContribution({ id: params.id, ...parseRecord(payload) }),
  );
