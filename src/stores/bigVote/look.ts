import { atom } from 'nanostores';
import { JOIN_STORED } from '../../host/joinKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import type { BigVote } from '../../model/bigVote/types.ts';

type Look = BigVote['look'];

/** The layout of options that the reader chose; null while each vote decides it. */
export const $voteLook = atom<Look | null>(null);

/** Restores the layout that was chosen on an earlier page. */
export function recallVoteLook(): void {
  const stored = readStored(JOIN_STORED.voteLook);
  if (stored === 'grid' || stored === 'list') $voteLook.set(stored);
}

/** Sets and stores the layout for every vote. */
export function chooseVoteLook(look: Look): void {
  $voteLook.set(look);
  writeStored(JOIN_STORED.voteLook, look);
}
