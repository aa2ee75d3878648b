import { atom } from 'nanostores';
import { innerVoteCount, voteDetails } from '../../api/calls/bigVotes.ts';
import type { BigVoteDetails, VoteNumbers } from '../../model/bigVote/normaliseBigVote.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

/** The vote as last loaded, with its ballot status for this reader; null before. */
export const $bigVote = atom<BigVoteDetails | null>(null);

/** Number of ballots and views as last loaded; null before. */
export const $voteNumbers = atom<VoteNumbers | null>(null);

/** Updates a baked vote; after a failure it stays as it is. */
export async function refreshBigVote(settings: Settings, voteId: string): Promise<void> {
  const answer = await voteDetails(getClient(settings), { voteId, fileId: '' });
  if (answer.ok) saveBigVote(answer.value);
}

/** Keeps a loaded vote for its islands. */
export function saveBigVote({ vote, stage, status }: BigVoteDetails): void {
  $bigVote.set({ vote, stage, status });
  // On demand: the page is shown without this reader's status.
  void import('../../state/bigVote/ballotStatusStore.ts').then(({ saveVote }) =>
    saveVote(vote, status),
  );
}

/** Loads the numbers again; after a failure the last ones stay. */
export async function refreshVoteNumbers(settings: Settings, voteId: string): Promise<void> {
  const answer = await innerVoteCount(getClient(settings), { voteId });
  if (answer.ok) $voteNumbers.set(answer.value);
}
