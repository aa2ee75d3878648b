import { atom } from 'nanostores';
import { infoByOptName } from '../../api/calls/bigVotes.ts';
import { findOptionByNumber } from '../../model/bigVote/candidate.ts';
import type { VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import { loadServerTime } from '../../services/loadServerTime.ts';
import { getClient } from '../../services/pageClient.ts';
import { readUid } from '../../services/session/tokenStore.ts';
import { recordAccess } from '../../services/statistics/recordAccess.ts';
import type { Settings } from '../../settings.ts';
import { saveVote } from '../../state/bigVote/ballotStatusStore.ts';
import { createSinglePage, loadWithConfig } from '../../state/singlePage.ts';
import { type CandidateData, type CandidateQuery, loadCandidate } from './voteItemDetail.load.ts';

/** The candidate that the page shows. */
export const voteItemDetail = createSinglePage<CandidateData>();

/** The candidates with the number before and after; null for none, and until loaded. */
export interface Neighbours {
  readonly previous: VoteOption | null;
  readonly next: VoteOption | null;
}
export const $neighbours = atom<Neighbours>({ previous: null, next: null });

export const loadCandidatePage = (settings: Settings, asked: CandidateQuery): Promise<void> =>
  voteItemDetail.load(settings, async (client) => {
    const uid = readUid();
    const [loaded] = await Promise.all([
      loadWithConfig(client, loadCandidate(client, asked)),
      loadServerTime(settings),
    ]);
    const { answer } = loaded;
    if (answer.ok) {
      const { vote, status, option } = answer.value;
      saveVote(vote, uid === readUid() ? status : null);
      void loadNeighbours(settings, vote.id, option.number);
      recordAccess(settings, { id: vote.id, of: 'option', optionId: option.id });
    }
    return loaded;
  });

/** Loads the neighbours of a candidate; the page is shown without waiting for them. */
async function loadNeighbours(settings: Settings, voteId: string, number: number): Promise<void> {
  const findNeighbour = async (n: number): Promise<VoteOption | null> => {
    if (n < 1) return null;
    const found = await infoByOptName(getClient(settings), { voteId, name: String(n) });
    return found.ok ? findOptionByNumber(found.value.options, n) : null;
  };
  const [previous, next] = await Promise.all([
    findNeighbour(number - 1),
    findNeighbour(number + 1),
  ]);
  $neighbours.set({ previous, next });
}
