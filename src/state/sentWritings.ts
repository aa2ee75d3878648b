import { atom, type ReadableAtom } from 'nanostores';
import { onOtherTab } from '../host/browserTabs.ts';
import { MINE_STORAGE_KEYS } from '../host/mineStorageKeys.ts';
import { readStored, writeStored } from '../host/storage.ts';
import { addSentWriting, parseSentWritings, type SentWriting } from '../model/saved/sentWriting.ts';
import { getTokenStore } from '../services/session/tokenStore.ts';

/** The kinds of writings that no call lists. */
export type SentKind = 'sentComments' | 'sentQuestions';

interface SentList {
  readonly $sent: ReadableAtom<readonly SentWriting[]>;
  readonly save: (writing: Omit<SentWriting, 'by'>) => void;
}

function createSentList(kind: SentKind): SentList {
  const key = MINE_STORAGE_KEYS[kind];
  const read = () => parseSentWritings(readStored(key));
  const $sent = atom(read());
  onOtherTab([key], () => $sent.set(read()));
  return {
    $sent,
    save: (writing) => {
      // A member's write is only sent while that member is logged in.
      const by = getTokenStore().readMember()?.uid;
      if (by === undefined) return;
      const sent = addSentWriting(read(), { ...writing, by });
      writeStored(key, JSON.stringify(sent));
      $sent.set(sent);
    },
  };
}

/** What was sent from this device, the newest first, of all its members. */
export const SENT: Readonly<Record<SentKind, SentList>> = {
  sentComments: createSentList('sentComments'),
  sentQuestions: createSentList('sentQuestions'),
};
