import { atom } from 'nanostores';
import { recordAccessCount } from '../../api/calls/activity.ts';
import { infoByOptName } from '../../api/calls/bigVotes.ts';
import {
  type CandidateData,
  type CandidateQuery,
  loadCandidate,
} from '../../api/pages/join/candidate.ts';
import { findOptionByNumber } from '../../model/bigVote/candidate.ts';
import type { VoteOption } from '../../model/bigVote/types.ts';
import type { Settings } from '../../settings.ts';
import { knowVote } from '../bigVote/stand.ts';
import { openClient } from '../client.ts';
import { loadServerTime } from '../clock.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { openTokens } from '../tokens.ts';

/** The candidate that the page shows. */
export const voteItemDetail = createSinglePage<CandidateData>();

/** The candidates with the number before and after; null for none, and until loaded. */
export interface Neighbours {
  readonly previous: VoteOption | null;
  readonly next: VoteOption | null;
}
export const $neighbours = atom<Neighbours>({ previous: null, next: null });

let counted = false;

export const openCandidate = (settings: Settings, asked: CandidateQuery): Promise<void> =>
  voteItemDetail.open(settings, async (client) => {
    const uid = readUid();
    const [loaded] = await Promise.all([
      besideConfig(client, loadCandidate(client, asked)),
      loadServerTime(settings),
    ]);
    const { answer } = loaded;
    if (answer.ok) {
      const { vote, stand, option } = answer.value;
      knowVote(vote, uid === readUid() ? stand : null);
      void openNeighbours(settings, vote.id, option.number);
      if (!counted)
        void recordAccessCount(client, { id: vote.id, of: 'option', optionId: option.id });
      counted = true;
    }
    return loaded;
  });

const readUid = (): string => openTokens().readMember()?.uid ?? '';

/** Loads the neighbours of a candidate; the page is shown without waiting for them. */
async function openNeighbours(settings: Settings, voteId: string, number: number): Promise<void> {
  const ask = async (n: number): Promise<VoteOption | null> => {
    if (n < 1) return null;
    const found = await infoByOptName(openClient(settings), { voteId, name: String(n) });
    return found.ok ? findOptionByNumber(found.value.options, n) : null;
  };
  const [previous, next] = await Promise.all([ask(number - 1), ask(number + 1)]);
  $neighbours.set({ previous, next });
}
