import {
  type BigVoteDetails,
  parseBigVote,
  parseVoteNumbers,
  parseVoteOptions,
  type VoteNumbers,
} from '../../model/bigVote/normalise.ts';
import type { VotePart } from '../../model/bigVote/types.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type VoteAsked,
  type VoteOptionsAsked,
  voteDetailsCall,
  voteOptionsCall,
} from './bigVoteCalls.ts';
import { type Read, read } from './read.ts';

/** A vote of an activity, and how it stands for this reader. */
export const voteDetails = (
  client: Client,
  asked: VoteAsked,
  options?: CallOptions,
): Read<BigVoteDetails> => read(client, voteDetailsCall(asked), options, parseBigVote);

/** A page of its options, 20 at a time. */
export const voteOptions = (
  client: Client,
  asked: VoteOptionsAsked,
  options?: CallOptions,
): Read<VotePart> => read(client, voteOptionsCall(asked), options, parseVoteOptions);

/** Its options by number or by a part of their names, at most 50. */
export const infoByOptName = (
  client: Client,
  { voteId, name }: { readonly voteId: string; readonly name: string },
  options?: CallOptions,
): Read<VotePart> =>
  read(
    client,
    { path: '/base_url/infoByOptName', params: { voteId, name } },
    options,
    parseVoteOptions,
  );

/** How often it was voted in and looked at by now. */
export const innerVoteCount = (
  client: Client,
  { voteId }: { readonly voteId: string },
  options?: CallOptions,
): Read<VoteNumbers> =>
  read(client, { path: '/base_url/innerVoteCount', params: { voteId } }, options, parseVoteNumbers);
