import { atom } from 'nanostores';
import { onOtherTab } from '../../host/browserTabs.ts';
import { DEFERRED_STORAGE_KEYS } from '../../host/deferredStorageKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import { addSentTip, parseSentTips, type SentTip } from '../../model/community/tipoff.ts';

const read = () => parseSentTips(readStored(DEFERRED_STORAGE_KEYS.sentTips));

/** Tip-offs that were sent from this device, the newest first. */
export const $sentTips = atom<readonly SentTip[]>(read());

onOtherTab([DEFERRED_STORAGE_KEYS.sentTips], () => $sentTips.set(read()));

/** Saves a tip-off that was stored: without a login its writer finds it only in this list. */
export function saveSentTip(tip: SentTip): void {
  const tips = addSentTip(read(), tip);
  writeStored(DEFERRED_STORAGE_KEYS.sentTips, JSON.stringify(tips));
  $sentTips.set(tips);
}
