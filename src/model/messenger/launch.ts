/** Why the tag that opens the native app did not: its `error` event, or that of all tags. */
export type LaunchFailure = 'app' | 'tag';

/**
 * `app`: the tag works and the app did not come (not installed, refused by the reader);
 * `tag`: this messenger or page may not use the tag, which then goes away.
 */
export function decideLaunchFailure(errMsg: string): LaunchFailure {
  return /permission|not support|check[ _]fail|invalid|system:/.test(errMsg.toLowerCase())
    ? 'tag'
    : 'app';
}
