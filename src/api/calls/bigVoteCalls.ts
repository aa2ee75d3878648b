import type { VoteSort } from '../../model/bigVote/bigVoteTypes.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import type { ApiCall } from '../request.ts';

/**
 * Requests about votes, separate from their typed functions: a template's inline script must
 * not contain the model.
 */

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
