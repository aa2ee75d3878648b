import {
  type ContributionPage,
  parseContribution,
  parseContributionPage,
} from '../../model/people/contribution.ts';
import type { Contribution } from '../../model/people/types.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type ContributionParams,
  type ContributionsOf,
  contributionCall,
  contributionsCall,
} from './contributionCalls.ts';
import { type Read, read } from './read.ts';

/** A page of the pieces that answer a call (those that passed), or of all that a member sent. */
export function contributions(
  client: Client,
  of: ContributionsOf,
  page: number,
  options?: CallOptions,
): Read<ContributionPage> {
  return read(client, contributionsCall(of, page), options, parseContributionPage);
}

/** A piece that was sent in; what has not passed is answered to its writer only. */
export function contribution(
  client: Client,
  params: ContributionParams,
  options?: CallOptions,
): Read<Contribution> {
  return read(client, contributionCall(params), options, (payload) =>
    parseContribution({ id: params.id, ...parseRecord(payload) }),
  );
}
