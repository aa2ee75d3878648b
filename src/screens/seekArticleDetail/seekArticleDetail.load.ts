import {
  contribution,
  contributionCall,
  contributions,
  contributionsCall,
} from '../../api/calls/contributions.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { CommunityListPage } from '../../model/community/communityTypes.ts';
import type { Contribution, ContributionPage, Seek } from '../../model/community/contribution.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ linkID: seekId, id }) => [
  ...(id ? [contributionCall({ id, seekId })] : []),
  ...(seekId ? [contributionsCall({ seekId }, 0)] : []),
];

export interface SeekAddress {
  /** '' where the address names only the contribution. */
  readonly seekId: string;
  /** '' where the address names only the call. */
  readonly id: string;
}

export interface SeekData {
  /** null when the server sent no call. */
  readonly seek: Seek | null;
  readonly seekId: string;
  /** null on the page of the call itself. */
  readonly piece: Contribution | null;
  /** The contributions to the call, without the one that is shown. */
  readonly first: CommunityListPage;
}

/** Loads a contribution to a call, or the call with all its contributions. */
export async function loadSeek(
  client: Client,
  { seekId, id }: SeekAddress,
): Promise<Result<SeekData, ApiError>> {
  const asked = id === '' ? null : contribution(client, { id, seekId });
  // When the address names the call, both are requested in parallel.
  const early = seekId === '' ? null : contributions(client, { seekId }, 0);
  const answer = await asked;
  if (answer && !answer.ok) return fail(asMissing(answer.error));
  const piece = answer?.value ?? null;
  const callId = seekId || piece?.seekId || '';
  const list = await (early ??
    (callId === '' ? null : contributions(client, { seekId: callId }, 0)));
  if (piece) return ok(createSeekData(piece, callId, list?.ok ? list.value : null));
  if (!list?.ok) return fail(list ? asMissing(list.error) : NONE);
  return ok(createSeekData(null, callId, list.value));
}

const NONE: ApiError = { kind: 'empty', message: 'no call', call: 'inputArticleList' };

const createSeekData = (
  piece: Contribution | null,
  seekId: string,
  page: ContributionPage | null,
): SeekData => ({
  seek: page?.seek ?? null,
  seekId,
  piece,
  first: {
    rows: (page?.list ?? [])
      .filter(({ id }) => id !== piece?.id)
      .map((found) => ({ kind: 'contribution', id: found.id, contribution: found })),
    hasMore: page?.hasMore ?? false,
  },
});
