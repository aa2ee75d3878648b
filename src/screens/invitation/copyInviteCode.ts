import { copyText } from '../../host/copyText.ts';
import { showToast } from '../../host/toast.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';

/** Copies an invite code and shows whether that worked. Call it in the tap: engines require one. */
export async function copyInviteCode(code: string, t: JoinTranslate): Promise<void> {
  showToast(t((await copyText(code)) ? 'invite.copied' : 'invite.copyFailed'));
}
