import { atom } from 'nanostores';
import { infoByOptName } from '../../api/calls/bigVotes.ts';
import { asMissing } from '../../api/missingError.ts';
import type { VoteSort } from '../../model/bigVote/bigVoteTypes.ts';
import type { VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import {
  foldName,
  mergeOptions,
  readQueryNumber,
  searchOptions,
} from '../../model/bigVote/searchOptions.ts';
import { createRequestSlot } from '../../model/requestSlot.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { addLoadedOptions, listLoadedOptions } from '../../state/bigVote/voteOptions.ts';

/** Delay of the request after the last key, so that it is not sent letter by letter. */
const PAUSE_MS = 250;

export interface VoteSearch {
  /** The query as typed; '' when there is none. */
  readonly query: string;
  readonly found: readonly VoteOption[];
  /** State of the server's search: more may be found, complete, or failed. */
  readonly state: 'asking' | 'done' | 'failed';
}

const NO_SEARCH: VoteSearch = { query: '', found: [], state: 'done' };

/** The search of the page. */
export const $voteSearch = atom<VoteSearch>(NO_SEARCH);

export interface VoteSearchQuery {
  readonly voteId: string;
  readonly query: string;
  readonly sort: VoteSort;
}

const slot = createRequestSlot();

/** Searches the loaded options at once; the server then searches all of them. */
export function searchVote(settings: Settings, asked: VoteSearchQuery): void {
  const { query, sort } = asked;
  slot.cancel();
  if (foldName(query) === '') {
    $voteSearch.set(NO_SEARCH);
    return;
  }
  $voteSearch.set({
    query,
    found: searchOptions(listLoadedOptions(), query, sort),
    state: 'asking',
  });
  slot.schedule(() => void requestResults(settings, asked), PAUSE_MS);
}

async function requestResults(
  settings: Settings,
  { voteId, query, sort }: VoteSearchQuery,
): Promise<void> {
  const signal = slot.begin();
  // Servers find a number only as digits, not as 第17号.
  const name = String(readQueryNumber(query) ?? query.trim());
  const answer = await infoByOptName(getClient(settings), { voteId, name }, { signal });
  if (signal.aborted) return;
  const before = $voteSearch.get();
  if (!answer.ok && asMissing(answer.error).kind !== 'empty') {
    $voteSearch.set({ ...before, state: 'failed' });
    return;
  }
  const sent = answer.ok ? answer.value.options : [];
  addLoadedOptions(sent);
  // The server may have search rules of its own: its results stay, sorted among the local ones.
  const local = searchOptions(listLoadedOptions(), query, sort);
  const found = mergeOptions(local, sent);
  $voteSearch.set({ ...before, found, state: 'done' });
}
