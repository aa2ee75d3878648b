/** Result of an SDK call of the messenger, by its `errMsg` (`chooseImage:ok`). */
export type SdkOutcome = 'done' | 'cancelled' | 'unavailable' | 'failed';

/**
 * Returns the result of an SDK call. `unavailable` means not permitted for this messenger, page
 * or account: the page then uses its own implementation. Every other unknown message is a
 * failure.
 */
export function decideSdkOutcome(errMsg: string): SdkOutcome {
  const outcome = errMsg
    .slice(errMsg.indexOf(':') + 1)
    .trim()
    .toLowerCase();
  if (/^(ok|success)\b/.test(outcome)) return 'done';
  if (/cancel/.test(outcome)) return 'cancelled';
  return /permission|access denied|not exist|not support|undefined/.test(outcome)
    ? 'unavailable'
    : 'failed';
}
