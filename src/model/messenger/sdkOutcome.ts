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

/** What failed when the open-app tag was tapped: the app or the tag, by its `error` event. */
export type LaunchFailure = 'app' | 'tag';

/**
 * `app`: the tag works but the app did not open (not installed, or refused by the reader);
 * `tag`: this messenger or page may not use the tag, so the tag is removed.
 */
export function decideLaunchFailure(errMsg: string): LaunchFailure {
  return /permission|not support|check[ _]fail|invalid|system:/.test(errMsg.toLowerCase())
    ? 'tag'
    : 'app';
}
