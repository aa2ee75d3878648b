import { atom } from 'nanostores';
import { readStored, STORED, writeStored } from '../../host/storage.ts';
import { onOtherTab } from '../../host/tabs.ts';
import { parseSentTips, type SentTip, withSentTip } from '../../model/people/tipoff.ts';

const read = () => parseSentTips(readStored(STORED.sentTips));

/** Tips that were sent from this device, the newest first. */
export const $sentTips = atom<readonly SentTip[]>(read());

onOtherTab([STORED.sentTips], () => $sentTips.set(read()));

/** A tip that has arrived: without login, this list is its writer's only way back to it. */
export function rememberTip(tip: SentTip): void {
  const tips = withSentTip(read(), tip);
  writeStored(STORED.sentTips, JSON.stringify(tips));
  $sentTips.set(tips);
}
