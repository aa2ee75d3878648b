import type { VoteSort } from '../../model/bigVote/types.ts';
import type { ApiCall } from '../request.ts';

/** The reads of a vote as calls: the inline script of a template does not carry the model. */

/** How a vote is found: by its own id, or by its activity's. */
export interface VoteAsked {
  readonly voteId: string;
  readonly fileId: string;
}

export interface VoteOptionsAsked {
  readonly voteId: string;
  /** '' for all. */
  readonly themeId?: string | undefined;
  readonly sort?: VoteSort | undefined;
  /** From 0. */
  readonly page?: number | undefined;
}

const SORT_NUMBERS: Readonly<Record<VoteSort, number>> = { number: 0, rank: 1, views: 2 };

export const OPTIONS_PER_PAGE = 20;

/** Says what is left of this reader today, too: in a member's name. */
export const voteDetailsCall = ({ voteId, fileId }: VoteAsked): ApiCall => ({
  path: '/base_url/voteDetails',
  params: { voteId: voteId || null, fileId: fileId || null },
  member: true,
});

export const voteOptionsCall = ({
  voteId,
  themeId = '',
  sort = 'number',
  page = 0,
}: VoteOptionsAsked): ApiCall => ({
  path: '/base_url/voteOptions',
  params: {
    voteId,
    themeId: themeId || null,
    sort: SORT_NUMBERS[sort],
    page,
    count: OPTIONS_PER_PAGE,
  },
});
