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
