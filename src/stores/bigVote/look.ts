import { atom } from 'nanostores';
import { JOIN_STORED } from '../../host/joinKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import type { BigVote } from '../../model/bigVote/types.ts';

type Look = BigVote['look'];

/** How this reader wants options shown; null as long as each vote says so itself. */
export const $voteLook = atom<Look | null>(null);

/** What was chosen on an earlier page. */
export function recallVoteLook(): void {
  const stored = readStored(JOIN_STORED.voteLook);
  if (stored === 'grid' || stored === 'list') $voteLook.set(stored);
}

/** From now on, on every vote. */
export function chooseVoteLook(look: Look): void {
  $voteLook.set(look);
  writeStored(JOIN_STORED.voteLook, look);
}
