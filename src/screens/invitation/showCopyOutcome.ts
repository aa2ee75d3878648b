import { showToast } from '../../host/toast.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';

/** Shows whether an invite code was copied; a file of its own, because no template shows a toast before a tap. */
export const showCopyOutcome = (isCopied: boolean, t: JoinTranslate): void =>
  showToast(t(isCopied ? 'invite.copied' : 'invite.copyFailed'));
