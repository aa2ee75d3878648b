import type { Contribution } from '../../model/community/communityTypes.ts';
import {
  type ContributionPage,
  parseContribution,
  parseContributionPage,
} from '../../model/community/contribution.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { type Read, read } from './read.ts';

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
export function contributions(
  client: Client,
  of: ContributionsOf,
  page: number,
  options?: CallOptions,
): Read<ContributionPage> {
  return read(client, contributionsCall(of, page), options, parseContributionPage);
}

/** Loads a contribution; only its author gets one that was not accepted. */
export function contribution(
  client: Client,
  params: ContributionParams,
  options?: CallOptions,
): Read<Contribution> {
  return read(client, contributionCall(params), options, (payload) =>
    parseContribution({ id: params.id, ...parseRecord(payload) }),
  );
}
