import {
  type CastAnswer,
  type CastTerms,
  parseCastAnswer,
  parseCastTerms,
} from '../../model/bigVote/answer.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface CastParams {
  readonly voteId: string;
  readonly activityId: string;
  readonly optionIds: readonly string[];
  /** Id of the picture with a code; '' where none is asked for. */
  readonly codeId: string;
  readonly verifyCode: string;
  /** What the reader tells of themselves, as JSON text; '' for nothing. */
  readonly userInfo: string;
  readonly userId: string;
  readonly idempotencyKey: string;
}

/** Votes. Travels encrypted in every deployment, in a member's name. */
export function recordVoteCountAndLog(
  client: Client,
  params: CastParams,
  options?: CallOptions,
): Read<CastAnswer> {
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
  return read(client, call, options, parseCastAnswer);
}

/** What is asked before a vote for this option: a code, which is then named. */
export const buttonRecordVoteCount = (
  client: Client,
  { voteId, optionId }: { readonly voteId: string; readonly optionId: string },
  options?: CallOptions,
): Read<CastTerms> =>
  read(
    client,
    { path: '/base_url/buttonRecordVoteCount', params: { voteId, optionId }, member: true },
    options,
    parseCastTerms,
  );
