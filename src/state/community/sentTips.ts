import { atom } from 'nanostores';
import { onOtherTab, onStoredPrefix } from '../../host/browserTabs.ts';
import { formatOwnKey } from '../../host/ownKey.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { addSentTip, parseSentTips, type SentTip } from '../../model/community/tipoff.ts';
import { getTokenStore, readUid } from '../../services/session/tokenStore.ts';

const formatKey = (uid: string) => formatOwnKey(STORAGE_KEYS.sentTips, uid);
const readOf = (uid: string) => parseSentTips(readStored(formatKey(uid)));

function read(): readonly SentTip[] {
  const uid = readUid();
  return [...(uid ? readOf(uid) : []), ...readOf('')].sort((a, b) => b.at - a.at);
}

/**
 * Tip-offs that this member has sent from this device, and readers without a login; the newest first.
 */
export const $sentTips = atom<readonly SentTip[]>(read());

const refresh = () => $sentTips.set(read());
getTokenStore().onMember(refresh);
onOtherTab([STORAGE_KEYS.memberTokens], refresh);
onStoredPrefix(STORAGE_KEYS.sentTips, refresh);

/**
 * Saves a tip-off that was stored, for the member (`uid`) who has sent it: without a login ('') its writer
 * finds it only in this list.
 */
export function saveSentTip(tip: SentTip, uid: string): void {
  writeStored(formatKey(uid), JSON.stringify(addSentTip(readOf(uid), tip)));
  refresh();
}
