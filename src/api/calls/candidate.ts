import { type CandidateDetail, parseCandidate } from '../../model/bigVote/candidate.ts';
import type { CallOptions, Client } from '../client.ts';
import { type CandidateParams, optionDetailCall } from './candidateCalls.ts';
import { type Read, read } from './read.ts';

/** Loads an option of a vote with its details. */
export const optionDetail = (
  client: Client,
  asked: CandidateParams,
  options?: CallOptions,
): Read<CandidateDetail> => read(client, optionDetailCall(asked), options, parseCandidate);
