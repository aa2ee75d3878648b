import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/i18n/locales.ts';
import type { JoinMessageKey } from '../../../src/i18n/translate.ts';
import { LANGUAGES } from './languages.ts';

/**
 * The prescribed messages to readers (product 8.2): each has a key, which is there in all five languages and
 * which something shows. What a status says is in tests/contract/statuses.test.ts.
 */

interface Message {
  /** What the catalogue prescribes: the text itself, or what the message says. */
  readonly prescribed: string;
  readonly keys: readonly JoinMessageKey[];
  /** The language of a prescribed text, which the message has word by word. */
  readonly exact?: 'en' | 'cn';
}

/** A message whose English text is prescribed. */
const english = (prescribed: string, ...keys: JoinMessageKey[]): Message => ({
  prescribed,
  keys,
  exact: 'en',
});
/** A message whose Chinese text is prescribed. */
const chinese = (prescribed: string, ...keys: JoinMessageKey[]): Message => ({
  prescribed,
  keys,
  exact: 'cn',
});
/** A message that is prescribed without a text. */
const about = (prescribed: string, ...keys: JoinMessageKey[]): Message => ({ prescribed, keys });

const MESSAGES: readonly Message[] = [
  english('This video cannot be played at the moment, please try again later', 'player.failed'),
  english('Video is being uploaded, please try later', 'player.uploading'),
  english('Please open in the app', 'host.openInApp'),
  english('Please open the link in the app', 'host.openLinkInApp'),
  english("Please open the mini program on the phone's WeChat", 'host.miniPhone'),
  english('Please open the mini program in WeChat', 'host.miniMessenger'),
  chinese('微信授权失败', 'host.authorizeFailed'),
  chinese('微信授权获取用户信息失败', 'host.userInfoFailed'),
  chinese('授权中...', 'host.authorizing'),
  chinese('建议在PC端使用Chrome浏览器', 'host.ieText'),
  chinese('提示', 'host.ieTitle'),
  chinese('请点击右上角/右下角 “打开” 去App操作', 'host.launchHint'),
  english('user login info expired, please re-enter this page', 'session.expired'),
  english('please download the app to view sign-up progress', 'session.download'),
  english('comment failed', 'session.commentFailed'),
  english('No content', 'state.empty'),
  english('Has no more', 'more.end'),
  english('Download failed', 'reader.downloadFailed'),
  english('Please download in the default browser!', 'reader.downloadBrowser'),
  english('Please copy the link to the browser to download', 'reader.downloadCopy'),
  english('Please open the client to proceed', 'reader.openClient'),
  about('already liked', 'write.liked', 'comment.alreadyLiked'),
  about('comment deleted successfully', 'comment.deleted'),
  about('comment review in progress', 'comment.review', 'comment.inReview'),
  about('copy success/failure for invite code', 'invite.copied', 'invite.copyFailed'),
  english('Please enter content', 'comment.empty'),
  english('Please log in and comment', 'comment.login'),
  english('only supports jpg/jpeg/png/gif/bmp', 'comment.pictureType'),
  about(
    'registration not started, closed, full',
    'activity.notStarted',
    'activity.signUpEnded',
    'activity.full',
  ),
  // Failures of a call. A cancelled call has no message: the page that wanted its answer is left.
  about('Network Error, Request aborted', 'state.networkTitle', 'state.network'),
  about('timeout message', 'state.timeoutTitle', 'state.timeout'),
  // Loader errors are for the console; a tap whose code does not arrive says so.
  about('Loading chunk {name} failed, Loading CSS chunk {name} failed', 'sheet.failed'),
];

/** The text as it is compared: the case of its beginning and the kind of its signs differ. */
const normalise = (text: string) =>
  text
    .replace('’', "'")
    .replace('...', '…')
    .replace('{types}', 'jpg/jpeg/png/gif/bmp')
    .toLowerCase();

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((path) => !/^src.i18n.\w+[/\\]/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** `inReview` of the badges of a comment, which are put together: `comment.${badge}`. */
const isBadge = (key: JoinMessageKey) =>
  key === 'comment.inReview' && SOURCE.includes('`comment.${');

const isShown = (key: JoinMessageKey): boolean => SOURCE.includes(`'${key}'`) || isBadge(key);

describe('a prescribed message', () => {
  it.for(MESSAGES)(
    '$prescribed: has a different text in each of the five languages',
    ({ keys }) => {
      for (const key of keys) {
        const texts = LOCALES.map((locale) => LANGUAGES[locale][key]);
        expect(texts, key).toEqual(LOCALES.map(() => expect.stringMatching(/\S/)));
        // No text is a copy of another one.
        expect(new Set(texts).size, key).toBe(LOCALES.length);
      }
    },
  );

  it.for(MESSAGES)('$prescribed: is used in the source', ({ keys }) =>
    expect(keys.filter((key) => !isShown(key))).toEqual([]),
  );

  it.for(MESSAGES.filter(({ exact }) => exact))(
    '$prescribed: is the text of the message',
    ({ prescribed, keys, exact = 'cn' }) =>
      expect(keys.map((key) => normalise(LANGUAGES[exact][key]))).toEqual([normalise(prescribed)]),
  );
});
