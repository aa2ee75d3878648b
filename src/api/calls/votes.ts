import { parseVoteResult } from '../../model/vote/normalise.ts';
import type { VoteResult } from '../../model/vote/types.ts';
import { field, parseFlag, parseRecord, parseText } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface VoteParams {
  readonly voteId: string;
  /** `questionId:optionId`, as many as were chosen. */
  readonly choices: readonly string[];
  /** Member's id; '0' for an anonymous reader, who is known by the device. */
  readonly userId: string;
  readonly userName: string;
  readonly idempotencyKey: string;
}

/** What the server made of a vote: it says no with words and without a status. */
export interface VoteAnswer {
  readonly accepted: boolean;
  readonly message: string;
}

/** Votes; unwrapped even in the wrapped generation (wire 2.10). */
export function vote(
  client: Client,
  { voteId, choices, userId, userName, idempotencyKey }: VoteParams,
  options?: CallOptions,
): Read<VoteAnswer> {
  const call = {
    path: '/nis_url/vote',
    method: 'post',
    member: true,
    params: {
      voteID: voteId,
      voteResult: choices,
      userID: userId,
      username: userName,
      userOtherID: client.device(),
      idempotencyKey,
    },
  } as const;
  return read(client, call, options, (payload) => {
    const wire = parseRecord(payload);
    return {
      accepted: parseFlag(field(wire, 'result', 'value')),
      message: parseText(field(wire, 'failureInfo', 'message')),
    };
  });
}

/** How the vote stands, and what this reader chose. */
export function voteResult(
  client: Client,
  { voteId, userId }: Pick<VoteParams, 'voteId' | 'userId'>,
  options?: CallOptions,
): Read<VoteResult> {
  const call = {
    path: '/nis_url/voteResult',
    method: 'post',
    member: true,
    params: { voteID: voteId, userID: userId, userOtherID: client.device() },
  } as const;
  return read(client, call, options, parseVoteResult);
}
