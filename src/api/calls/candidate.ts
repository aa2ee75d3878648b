import { parseCandidate } from '../../model/bigVote/candidate.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

export interface CandidateParams {
  readonly voteId: string;
  readonly optionId: string;
}

/** The request for an option; inline scripts send it, too. */
export const optionDetailCall = ({ voteId, optionId }: CandidateParams): ApiCall => ({
  path: '/base_url/optionDetail',
  params: { voteId, optionId },
});

/** Loads an option of a vote with its details. */
export const optionDetail = (client: Client, asked: CandidateParams) =>
  read(client, optionDetailCall(asked), parseCandidate);
