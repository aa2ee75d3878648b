import { atom, type ReadableAtom } from 'nanostores';
import { onOtherTab } from '../host/browserTabs.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { addSentWriting, parseSentWritings, type SentWriting } from '../model/saved/sentWriting.ts';

/** The kinds of writings that no call lists. */
export type SentKind = 'sentComments' | 'sentQuestions';

interface SentList {
  readonly $sent: ReadableAtom<readonly SentWriting[]>;
  /** Saves a writing of a member; readers without a login have no such list. */
  readonly save: (writing: SentWriting) => void;
}

function createSentList(key: string): SentList {
  const read = () => parseSentWritings(readStored(key));
  const $sent = atom(read());
  onOtherTab([key], () => $sent.set(read()));
  return {
    $sent,
    save: (writing) => {
      if (writing.by === '') return;
      const sent = addSentWriting(read(), writing);
      writeStored(key, JSON.stringify(sent));
      $sent.set(sent);
    },
  };
}

/** What was sent from this device, the newest first, of all its members. */
export const SENT: Readonly<Record<SentKind, SentList>> = {
  sentComments: createSentList(STORAGE_KEYS.sentComments),
  sentQuestions: createSentList(STORAGE_KEYS.sentQuestions),
};
