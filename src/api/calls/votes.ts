import { parseLine } from '../../model/text.ts';
import { parseVoteResult } from '../../model/vote/normaliseVote.ts';
import { field, parseFlag, parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface VoteParams {
  readonly voteId: string;
  /** `questionId:optionId` of each chosen option. */
  readonly choices: readonly string[];
  /** The member's id; '0' for an anonymous reader, who is recognised by the device. */
  readonly userId: string;
  readonly userName: string;
  readonly idempotencyKey: string;
}

/** The server's answer to a ballot: a refusal has a message but no status. */
export interface VoteAnswer {
  readonly accepted: boolean;
  readonly message: string;
}

/** Sends a ballot; unwrapped even in the wrapped generation (wire 2.10). */
export const vote = (
  client: Client,
  { voteId, choices, userId, userName, idempotencyKey }: VoteParams,
): Read<VoteAnswer> =>
  read(
    client,
    {
      path: '/nis_url/vote',
      method: 'post',
      member: true,
      userIds: ['userID'],
      params: {
        voteID: voteId,
        voteResult: choices,
        userID: userId,
        username: userName,
        userOtherID: client.device(),
        idempotencyKey,
      },
    },
    (payload) => {
      const wire = parseRecord(payload);
      return {
        accepted: parseFlag(field(wire, 'result', 'value')),
        message: parseLine(field(wire, 'failureInfo', 'message')),
      };
    },
  );

/** Loads the result of a vote and this reader's choices. */
export const voteResult = (
  client: Client,
  { voteId, userId }: Pick<VoteParams, 'voteId' | 'userId'>,
) =>
  read(
    client,
    {
      path: '/nis_url/voteResult',
      method: 'post',
      member: true,
      userIds: ['userID'],
      params: { voteID: voteId, userID: userId, userOtherID: client.device() },
    },
    parseVoteResult,
  );
