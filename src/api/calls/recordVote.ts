import {
  type BallotAnswer,
  parseBallotAnswer,
  parseBallotTerms,
} from '../../model/bigVote/ballotAnswer.ts';
import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface BallotParams {
  readonly voteId: string;
  readonly activityId: string;
  readonly optionIds: readonly string[];
  /** Id of the captcha; '' where none is required. */
  readonly codeId: string;
  readonly verifyCode: string;
  /** The answers of the form about the voter, as JSON text; '' for none. */
  readonly userInfo: string;
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Sends a ballot; encrypted in every deployment, with the member's tokens. */
export function recordVoteCountAndLog(client: Client, params: BallotParams): Read<BallotAnswer> {
  const { voteId, activityId, optionIds, codeId, verifyCode, userInfo, userId } = params;
  const call = {
    path: '/base_url/recordVoteCountAndLog',
    method: 'post',
    member: true,
    sealed: true,
    userIds: ['userID'],
    params: {
      voteId,
      fileId: activityId,
      optionIds: optionIds.join(),
      userID: userId,
      userOtherID: client.device(),
      codeId,
      verifyCode,
      userInfo,
      idempotencyKey: params.idempotencyKey,
    },
  } as const;
  return read(client, call, parseBallotAnswer);
}

/** Loads what is required before a ballot for this option: a captcha with its id. */
export const buttonRecordVoteCount = (
  client: Client,
  { voteId, optionId }: { readonly voteId: string; readonly optionId: string },
) =>
  read(
    client,
    { path: '/base_url/buttonRecordVoteCount', params: { voteId, optionId }, member: true },
    parseBallotTerms,
  );
