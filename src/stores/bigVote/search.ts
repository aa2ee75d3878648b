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

/** The server is asked this long after the last key. */
const PAUSE_MS = 250;

export interface VoteSearch {
  /** As it was typed; '' while nobody searches. */
  readonly query: string;
  readonly found: readonly VoteOption[];
  /** Whether the server has had its say: more may come, all is here, or nothing came. */
  readonly state: 'asking' | 'done' | 'failed';
}

const NOTHING: VoteSearch = { query: '', found: [], state: 'done' };

/** What the reader searches for. */
export const $voteSearch = atom<VoteSearch>(NOTHING);

export interface SearchAsked {
  readonly voteId: string;
  readonly query: string;
  readonly sort: VoteSort;
}

let asking: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Finds among what is loaded at once; the server, which knows all, follows. */
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
  // Servers know numbers as such alone: 第17号 is none to them.
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
  // The server may find by rules of its own: what it sent stays, in its place among the others.
  const local = searchOptions(loadedOptions(), query, sort);
  const found = mergeOptions(local, sent);
  $voteSearch.set({ ...before, found, state: 'done' });
}
