import { infoByOptName, voteDetails } from '../../api/calls/bigVotes.ts';
import { optionDetail, optionDetailCall } from '../../api/calls/candidate.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { type CandidateDetail, findOptionByNumber } from '../../model/bigVote/candidate.ts';
import type { BigVoteDetails, VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import { fail, ok, type Result } from '../../model/result.ts';

// The vote itself is requested later, in the member's name.
export const listFirstCalls: ListFirstCalls = ({ voteId = '', optionId = '' }) =>
  voteId && optionId ? [optionDetailCall({ voteId, optionId })] : [];

/** Content of a candidate's page. */
export interface CandidateData extends CandidateDetail, Omit<BigVoteDetails, 'status'> {
  /** The ballots of the reader; null when they are unknown. */
  readonly status: BigVoteDetails['status'] | null;
}

export interface CandidateQuery {
  readonly activityId: string;
  /** '' when only its activity is known. */
  readonly voteId: string;
  readonly optionId: string;
}

/** Loads a candidate and its vote; in parallel when the address contains both ids. */
export async function loadCandidate(
  client: Client,
  { activityId, voteId, optionId }: CandidateQuery,
): Promise<Result<CandidateData, ApiError>> {
  if (optionId === '' || (voteId === '' && activityId === '')) {
    return fail({ kind: 'empty', message: 'no candidate', call: 'optionDetail' });
  }
  const [details, known] = await Promise.all([
    voteDetails(client, { voteId, fileId: activityId }),
    voteId === '' ? null : optionDetail(client, { voteId, optionId }),
  ]);
  if (!details.ok) return fail(asMissing(details.error));
  const option = known ?? (await optionDetail(client, { voteId: details.value.vote.id, optionId }));
  return option.ok ? ok({ ...details.value, ...option.value }) : fail(asMissing(option.error));
}

/** The candidates with the number before and after; null for none, and until loaded. */
export interface Neighbours {
  readonly previous: VoteOption | null;
  readonly next: VoteOption | null;
}
export const NO_NEIGHBOURS: Neighbours = { previous: null, next: null };

/** Loads the neighbours of a candidate. */
export async function loadNeighbours(
  client: Client,
  voteId: string,
  number: number,
): Promise<Neighbours> {
  const findNeighbour = async (n: number): Promise<VoteOption | null> => {
    if (n < 1) return null;
    const found = await infoByOptName(client, { voteId, name: String(n) });
    return found.ok ? findOptionByNumber(found.value.options, n) : null;
  };
  const [previous, next] = await Promise.all([
    findNeighbour(number - 1),
    findNeighbour(number + 1),
  ]);
  return { previous, next };
}
