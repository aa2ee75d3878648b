import {
  voteDetails,
  voteDetailsCall,
  voteOptions,
  voteOptionsCall,
} from '../../api/calls/bigVotes.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { BigVoteData } from '../../model/bigVote/bigVoteTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ linkID = '', id = '' }) =>
  linkID || id
    ? [
        voteDetailsCall({ voteId: linkID, fileId: id }),
        ...(linkID ? [voteOptionsCall({ voteId: linkID })] : []),
      ]
    : [];

/**
 * Loads a vote with its first options, for the baker and the page. When only its activity is
 * known (`linkId` is ''), the options are requested after the answer that contains the vote's
 * id.
 */
export async function loadBigVote(
  client: Client,
  id: string,
  linkId: string,
): Promise<Result<BigVoteData, ApiError>> {
  if (id === '' && linkId === '') {
    return fail({ kind: 'empty', message: 'no vote', call: 'voteDetails' });
  }
  const [details, known] = await Promise.all([
    voteDetails(client, { voteId: linkId, fileId: id }),
    linkId === '' ? null : voteOptions(client, { voteId: linkId }),
  ]);
  if (!details.ok) return fail(asMissing(details.error));
  const { vote, stage, status } = details.value;
  const isKnown = known !== null && vote.id === linkId;
  const first = isKnown ? known : await voteOptions(client, { voteId: vote.id });
  if (first.ok) return ok({ vote, stage, status, first: first.value });
  // Servers may refuse the list of a vote without options; the page then shows that it is
  // empty.
  if (asMissing(first.error).kind !== 'empty') return first;
  return ok({ vote, stage, status, first: { options: [], hasMore: false, total: 0 } });
}
