import type { Contribution } from '../../model/community/communityTypes.ts';
import {
  type ContributionPage,
  parseContribution,
  parseContributionPage,
} from '../../model/community/contribution.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type ContributionParams,
  type ContributionsOf,
  contributionCall,
  contributionsCall,
} from './contributionCalls.ts';
import { type Read, read } from './read.ts';

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
