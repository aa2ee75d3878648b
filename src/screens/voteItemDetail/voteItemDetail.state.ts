import type { Client } from '../../api/client.ts';
import { ok } from '../../model/result.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { type Loaded, loadWithConfig } from '../../state/singlePage.ts';
import { type CandidateData, type CandidateQuery, loadCandidate } from './voteItemDetail.load.ts';

/** Loads a candidate for its page, with the clock of the server. */
export async function loadCandidatePage(
  client: Client,
  settings: Settings,
  asked: CandidateQuery,
): Promise<Loaded<CandidateData>> {
  const uid = readUid();
  const [{ answer, config }] = await Promise.all([
    loadWithConfig(client, loadCandidate(client, asked)),
    loadServerTime(settings),
  ]);
  if (!answer.ok) return { answer, config };
  // The ballots of a member who has logged out meanwhile are not this reader's.
  const status = uid === readUid() ? answer.value.status : null;
  return { answer: ok({ ...answer.value, status }), config };
}

/** Saves the loaded vote for its buttons, and counts the visit. */
export async function recordCandidate(
  settings: Settings,
  { vote, status, option }: CandidateData,
): Promise<void> {
  const [{ saveVote }, { recordAccess }] = await Promise.all([
    import('../../state/bigVote/ballotStatusStore.ts'),
    import('../../services/statistics/recordAccess.ts'),
  ]);
  saveVote(vote, status);
  recordAccess(settings, { id: vote.id, of: 'option', optionId: option.id });
}
