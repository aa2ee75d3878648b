import { atom } from 'nanostores';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';

type Look = BigVote['look'];

/** The layout of options that the reader chose; null while each vote decides it. */
export const $voteLook = atom<Look | null>(null);

/** Restores the layout that was chosen on an earlier page. */
export function restoreVoteLook(): void {
  const stored = readStored(STORAGE_KEYS.voteLook);
  if (stored === 'grid' || stored === 'list') $voteLook.set(stored);
}

/** Sets and stores the layout for every vote. */
export function saveVoteLook(look: Look): void {
  $voteLook.set(look);
  writeStored(STORAGE_KEYS.voteLook, look);
}
