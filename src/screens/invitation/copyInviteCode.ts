import { copyText } from '../../host/copyText.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';

/** Copies an invite code and shows whether that worked. Call it in the tap: engines require one. */
export async function copyInviteCode(code: string, t: JoinTranslate): Promise<void> {
  const isCopied = await copyText(code);
  const { showCopyOutcome } = await import('./showCopyOutcome.ts');
  showCopyOutcome(isCopied, t);
}
