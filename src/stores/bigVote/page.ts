import { atom } from 'nanostores';
import { recordAccessCount } from '../../api/calls/activity.ts';
import { innerVoteCount, voteDetails } from '../../api/calls/bigVotes.ts';
import { loadBigVote } from '../../api/pages/join/bigVote.ts';
import type { BigVoteDetails, VoteNumbers } from '../../model/bigVote/normalise.ts';
import type { BigVoteData } from '../../model/bigVote/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { knowVote } from './stand.ts';

/** The vote that the page shows. */
export const bigVotePage = createSinglePage<BigVoteData>();

/** The vote as the server told it last, and how it stands for this reader; null before. */
export const $bigVote = atom<BigVoteDetails | null>(null);

/** How often it was voted in and looked at, by the last count; null before. */
export const $voteNumbers = atom<VoteNumbers | null>(null);

/** Shows a vote, found by its own id (`linkId`) or by its activity's. */
export const openBigVote = (
  settings: Settings,
  { id, linkId }: { readonly id: string; readonly linkId: string },
): Promise<void> =>
  bigVotePage.open(settings, async (client) => {
    const loaded = await besideConfig(client, loadBigVote(client, id, linkId));
    if (loaded.answer.ok) tell(loaded.answer.value);
    return loaded;
  });

/** A vote that was baked is brought up to date; without an answer it stays as it is. */
export async function refreshBigVote(settings: Settings, voteId: string): Promise<void> {
  const answer = await voteDetails(openClient(settings), { voteId, fileId: '' });
  if (answer.ok) tell(answer.value);
}

function tell({ vote, stage, stand }: BigVoteDetails): void {
  $bigVote.set({ vote, stage, stand });
  knowVote(vote, stand);
}

/** Counts anew; a count that does not come leaves the last one. */
export async function refreshVoteNumbers(settings: Settings, voteId: string): Promise<void> {
  const answer = await innerVoteCount(openClient(settings), { voteId });
  if (answer.ok) $voteNumbers.set(answer.value);
}

/** Counts that the vote was opened. */
export async function recordVoteAccess(settings: Settings, voteId: string): Promise<void> {
  await recordAccessCount(openClient(settings), { id: voteId, of: 'vote' });
}
