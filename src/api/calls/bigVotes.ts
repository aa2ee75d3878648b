import type { VoteOptionsPage } from '../../model/bigVote/bigVoteTypes.ts';
import {
  type BigVoteDetails,
  parseBigVote,
  parseVoteNumbers,
  parseVoteOptions,
  type VoteNumbers,
} from '../../model/bigVote/normaliseBigVote.ts';
import type { CallOptions, Client } from '../client.ts';
import {
  type VoteOptionsQuery,
  type VoteQuery,
  voteDetailsCall,
  voteOptionsCall,
} from './bigVoteCalls.ts';
import { type Read, read } from './read.ts';

/** Loads a vote of an activity with this reader's ballot status. */
export const voteDetails = (
  client: Client,
  asked: VoteQuery,
  options?: CallOptions,
): Read<BigVoteDetails> => read(client, voteDetailsCall(asked), options, parseBigVote);

/** Loads a page of 20 options. */
export const voteOptions = (
  client: Client,
  asked: VoteOptionsQuery,
  options?: CallOptions,
): Read<VoteOptionsPage> => read(client, voteOptionsCall(asked), options, parseVoteOptions);

/** Finds up to 50 options by number or by part of the name. */
export const infoByOptName = (
  client: Client,
  { voteId, name }: { readonly voteId: string; readonly name: string },
  options?: CallOptions,
): Read<VoteOptionsPage> =>
  read(
    client,
    { path: '/base_url/infoByOptName', params: { voteId, name } },
    options,
    parseVoteOptions,
  );

/** Loads the current numbers of ballots and views. */
export const innerVoteCount = (
  client: Client,
  { voteId }: { readonly voteId: string },
  options?: CallOptions,
): Read<VoteNumbers> =>
  read(client, { path: '/base_url/innerVoteCount', params: { voteId } }, options, parseVoteNumbers);
