import { atom } from 'nanostores';
import { infoByOptName } from '../../api/calls/bigVotes.ts';
import { asMissing } from '../../api/missing.ts';
import {
  foldName,
  mergeOptions,
  readQueryNumber,
  searchOptions,
} from '../../model/bigVote/search.ts';
import type { VoteOption, VoteSort } from '../../model/bigVote/types.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';
import { keepOptions, loadedOptions } from './options.ts';

/** Delay of the request after the last key, so that it is not sent letter by letter. */
const PAUSE_MS = 250;

export interface VoteSearch {
  /** The query as typed; '' when there is none. */
  readonly query: string;
  readonly found: readonly VoteOption[];
  /** State of the server's search: more may be found, complete, or failed. */
  readonly state: 'asking' | 'done' | 'failed';
}

const NOTHING: VoteSearch = { query: '', found: [], state: 'done' };

/** The search of the page. */
export const $voteSearch = atom<VoteSearch>(NOTHING);

export interface SearchAsked {
  readonly voteId: string;
  readonly query: string;
  readonly sort: VoteSort;
}

let asking: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Searches the loaded options at once; the server then searches all of them. */
export function searchVote(settings: Settings, asked: SearchAsked): void {
  const { query, sort } = asked;
  asking?.abort();
  clearTimeout(timer);
  if (foldName(query) === '') {
    $voteSearch.set(NOTHING);
    return;
  }
  $voteSearch.set({ query, found: searchOptions(loadedOptions(), query, sort), state: 'asking' });
  timer = setTimeout(() => void askServer(settings, asked), PAUSE_MS);
}

async function askServer(settings: Settings, { voteId, query, sort }: SearchAsked): Promise<void> {
  const own = new AbortController();
  asking = own;
  const { signal } = own;
  // Servers find a number only as digits, not as 第17号.
  const name = String(readQueryNumber(query) ?? query.trim());
  const answer = await infoByOptName(openClient(settings), { voteId, name }, { signal });
  if (signal.aborted) return;
  const before = $voteSearch.get();
  if (!answer.ok && asMissing(answer.error).kind !== 'empty') {
    $voteSearch.set({ ...before, state: 'failed' });
    return;
  }
  const sent = answer.ok ? answer.value.options : [];
  keepOptions(sent);
  // The server may have search rules of its own: its results stay, sorted among the local ones.
  const local = searchOptions(loadedOptions(), query, sort);
  const found = mergeOptions(local, sent);
  $voteSearch.set({ ...before, found, state: 'done' });
}
