import { atom } from 'nanostores';
import { LATER_STORED } from '../../host/laterKeys.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import { onOtherTab } from '../../host/tabs.ts';
import { addSentTip, parseSentTips, type SentTip } from '../../model/people/tipoff.ts';

const read = () => parseSentTips(readStored(LATER_STORED.sentTips));

/** Tip-offs that were sent from this device, the newest first. */
export const $sentTips = atom<readonly SentTip[]>(read());

onOtherTab([LATER_STORED.sentTips], () => $sentTips.set(read()));

/** Saves a tip-off that was stored: without a login its writer finds it only in this list. */
export function rememberTip(tip: SentTip): void {
  const tips = addSentTip(read(), tip);
  writeStored(LATER_STORED.sentTips, JSON.stringify(tips));
  $sentTips.set(tips);
}
