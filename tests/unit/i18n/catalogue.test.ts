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

type Message = readonly [text: string, keys: readonly JoinMessageKey[], chinese?: string];

/** The message in its prescribed English text, its keys, and its Chinese where that is given. */
const MESSAGES: readonly Message[] = [
  ['This video cannot be played at the moment, please try again later', ['player.failed']],
  ['Video is being uploaded, please try later', ['player.uploading']],
  ['Please open in the app', ['host.openInApp']],
  ['Please open the link in the app', ['host.openLinkInApp']],
  ["Please open the mini program on the phone's WeChat", ['host.miniPhone']],
  ['Please open the mini program in WeChat', ['host.miniMessenger']],
  ['微信授权失败', ['host.authorizeFailed'], '微信授权失败'],
  ['微信授权获取用户信息失败', ['host.userInfoFailed'], '微信授权获取用户信息失败'],
  ['授权中...', ['host.authorizing'], '授权中…'],
  ['建议在PC端使用Chrome浏览器', ['host.ieText'], '建议在PC端使用Chrome浏览器'],
  ['提示, the title of that alert', ['host.ieTitle'], '提示'],
  ['请点击右上角/右下角 “打开” 去App操作', ['host.launchHint']],
  ['user login info expired, please re-enter this page', ['session.expired']],
  ['please download the app to view sign-up progress', ['session.download']],
  ['comment failed', ['session.commentFailed']],
  ['No content', ['state.empty']],
  ['Has no more', ['more.end']],
  ['Download failed', ['reader.downloadFailed']],
  ['Please download in the default browser!', ['reader.downloadBrowser']],
  ['Please copy the link to the browser to download', ['reader.downloadCopy']],
  ['Please open the client to proceed', ['reader.openClient']],
  ['already liked', ['write.liked', 'comment.alreadyLiked']],
  ['comment deleted successfully', ['comment.deleted']],
  ['comment review in progress', ['comment.review', 'comment.inReview']],
  ['copy success/failure for invite code', ['invite.copied', 'invite.copyFailed']],
  ['Please enter content', ['comment.empty']],
  ['Please log in and comment', ['comment.login']],
  ['only supports jpg/jpeg/png/gif/bmp', ['comment.pictureType']],
  [
    'registration not started, closed, full',
    ['activity.notStarted', 'activity.signUpEnded', 'activity.full'],
  ],
  ['Network Error, Request aborted', ['state.networkTitle', 'state.network']],
  ['timeout message', ['state.timeoutTitle', 'state.timeout']],
];

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((path) => !/^src.i18n.(messages|act|people|join)./.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** `inReview` of the badges of a comment, which are put together: `comment.${badge}`. */
const isBadge = (key: JoinMessageKey) =>
  key === 'comment.inReview' && SOURCE.includes('`comment.${');

const isShown = (key: JoinMessageKey): boolean => SOURCE.includes(`'${key}'`) || isBadge(key);

describe('a prescribed message', () => {
  it.for(MESSAGES)('%s: has a different text in each of the five languages', ([, keys]) => {
    for (const key of keys) {
      const texts = LOCALES.map((locale) => LANGUAGES[locale][key]);
      expect(texts, key).toEqual(LOCALES.map(() => expect.stringMatching(/\S/)));
      // No text is a copy of another one.
      expect(new Set(texts).size, key).toBe(LOCALES.length);
    }
  });

  it.for(MESSAGES)('%s: is used in the source', ([, keys]) =>
    expect(keys.filter((key) => !isShown(key))).toEqual([]),
  );

  it.for(MESSAGES.filter(([, , chinese]) => chinese))(
    '%s: has the prescribed Chinese text',
    ([, keys, chinese]) => expect(keys.map((key) => LANGUAGES.cn[key])).toEqual([chinese]),
  );
});
