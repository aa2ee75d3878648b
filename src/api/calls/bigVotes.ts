import type { VoteSort } from '../../model/bigVote/bigVoteTypes.ts';
import {
  parseBigVote,
  parseVoteNumbers,
  parseVoteOptions,
} from '../../model/bigVote/normaliseBigVote.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { read } from './read.ts';

/** Identifies a vote by its own id or its activity's. */
export interface VoteQuery {
  readonly voteId: string;
  readonly fileId: string;
}

export interface VoteOptionsQuery {
  readonly voteId: string;
  /** '' for all themes. */
  readonly themeId?: string | undefined;
  readonly sort?: VoteSort | undefined;
  /** From 0. */
  readonly page?: number | undefined;
}

const SORT_NUMBERS: Readonly<Record<VoteSort, number>> = { number: 0, rank: 1, views: 2 };

/** Sent with the member's tokens, because the answer contains the reader's remaining ballots. */
export const voteDetailsCall = ({ voteId, fileId }: VoteQuery): ApiCall => ({
  path: '/base_url/voteDetails',
  params: { voteId: voteId || null, fileId: fileId || null },
  member: true,
});

export const voteOptionsCall = ({
  voteId,
  themeId = '',
  sort = 'number',
  page = 0,
}: VoteOptionsQuery): ApiCall => ({
  path: '/base_url/voteOptions',
  params: {
    voteId,
    themeId: themeId || null,
    sort: SORT_NUMBERS[sort],
    page,
    count: PAGE_SIZE,
  },
});

/** Loads a vote of an activity with this reader's ballot status. */
export const voteDetails = (client: Client, asked: VoteQuery) =>
  read(client, voteDetailsCall(asked), parseBigVote);

/** Loads a page of 20 options. */
export const voteOptions = (client: Client, asked: VoteOptionsQuery) =>
  read(client, voteOptionsCall(asked), parseVoteOptions);

/** Finds up to 50 options by number or by part of the name. */
export const infoByOptName = (
  client: Client,
  { voteId, name }: { readonly voteId: string; readonly name: string },
  options?: CallOptions,
) =>
  read(
    client,
    { path: '/base_url/infoByOptName', params: { voteId, name } },
    parseVoteOptions,
    options,
  );

/** Loads the current numbers of ballots and views. */
export const innerVoteCount = (client: Client, { voteId }: { readonly voteId: string }) =>
  read(client, { path: '/base_url/innerVoteCount', params: { voteId } }, parseVoteNumbers);
