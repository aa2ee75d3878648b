/** How a call of the messenger's SDK ended, as its `errMsg` (`chooseImage:ok`) says. */
export type SdkOutcome = 'done' | 'cancelled' | 'unavailable' | 'failed';

/**
 * `unavailable` is what this messenger, this page or this account may not do: the page
 * then does it in its own way. Everything else that is no yes and no cancel has failed.
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
