import { describe, expect, it } from 'vitest';
import {
  type AppLink,
  type AppParams,
  formatAppLink,
  isShowingLink,
} from '../../../../src/host/app/appLinks.ts';
import {
  parseAppReply,
  parseChosenImages,
  parseLocation,
  parseScan,
} from '../../../../src/model/app/reply.ts';

const APP = { appScheme: 'jichuan' };

describe('a link into the app', () => {
  it.each<[AppLink, AppParams, string]>([
    ['refreshToken', {}, 'jichuan://refreshToken'],
    [
      'openArticle',
      { id: '345', columnId: '12', articleType: 0 },
      'jichuan://openArticle?id=345&columnId=12&articleType=0',
    ],
    [
      'toast',
      { text: '已复制 & 完成' },
      'jichuan://toast?text=%E5%B7%B2%E5%A4%8D%E5%88%B6%20%26%20%E5%AE%8C%E6%88%90',
    ],
    [
      'open',
      { path: 'https://pages.test/a.html?b=1#c' },
      'jichuan://open?path=https%3A%2F%2Fpages.test%2Fa.html%3Fb%3D1%23c',
    ],
    [
      'previewImages',
      { urls: ['https://img.test/1.jpg', '2'] },
      'jichuan://previewImages?urls=%5B%22https%3A%2F%2Fimg.test%2F1.jpg%22%2C%222%22%5D',
    ],
    ['login', { back: '' }, 'jichuan://login?back='],
  ])('%s contains its encoded parameters', (link, params, expected) =>
    expect(formatAppLink(APP, link, params)).toBe(expected),
  );

  it('uses a name that the deployment sets, for that link only', () => {
    const app = { ...APP, appLinks: { share: 'doShare' } };
    expect(formatAppLink(app, 'share')).toBe('jichuan://doShare');
    expect(formatAppLink(app, 'scan')).toBe('jichuan://scan');
  });

  it('encodes reserved characters of a value', () => {
    const link = formatAppLink(APP, 'toast', { text: 'a&reply=9#://x?y' });
    expect(Array.from(new URL(link).searchParams)).toEqual([['text', 'a&reply=9#://x?y']]);
  });

  it('is empty without an app scheme', () =>
    expect(formatAppLink({ appScheme: '' }, 'share', { url: 'x' })).toBe(''));
});

describe('a link of a text', () => {
  it.each([
    ['jichuan://open?path=https%3A%2F%2Fpages.test%2Fa.html', true],
    ['JiChuan://openArticle?id=345', true],
    ['jichuan://openArticle/?id=345', true],
    ['jichuan://playMedia?url=https%3A%2F%2Fa.test%2Fa.mp4#1', true],
    ['jichuan://previewImages', true],
    // A deployment's name for a link, and its name for what else its app shows.
    ['jichuan://topic?id=1', true],
    ['jichuan://signIn', false],
    ['jichuan://openTopic?id=1', false],
    // All else that the app can do.
    ['jichuan://login', false],
    ['jichuan://refreshToken', false],
    ['jichuan://clearUser', false],
    ['jichuan://setMember?uid=1', false],
    ['jichuan://toast?text=1', false],
    ['jichuan://readAloud', false],
    ['jichuan://setShare', false],
    ['jichuan://share', false],
    ['jichuan://hideShare', false],
    ['jichuan://chooseImages', false],
    ['jichuan://openMiniProgram?url=a', false],
    ['jichuan://scan', false],
    ['jichuan://locate', false],
    ['jichuan://reward', false],
    ['jichuan://ask', false],
    ['jichuan://download?url=a', false],
    ['jichuan://article?id=1', false],
    // Addresses that apps read in different ways.
    ['jichuan://CLEARUSER', false],
    ['jichuan://clear%55ser', false],
    ['jichuan:///clearUser', false],
    ['jichuan://open/clearUser', false],
    ['jichuan://open/../clearUser', false],
    ['jichuan://open@clearUser', false],
    ['jichuan://clearUser@open', false],
    ['jichuan://open:80', false],
    ['jichuan://', false],
    ['jichuan://constructor', false],
    ['other://open', false],
    ['javascript://open', false],
    ['https://open', false],
  ])('%s asks the app to show something: %j', (address, expected) => {
    const app = { ...APP, appLinks: { login: 'signIn', openTopic: 'topic' } };
    expect(isShowingLink(app, address)).toBe(expected);
  });

  it('does not reach a name that the deployment has replaced', () => {
    const app = { ...APP, appLinks: { openArticle: 'article' } };
    expect(isShowingLink(app, 'jichuan://article?id=1')).toBe(true);
    expect(isShowingLink({ ...APP, appLinks: { open: 'a/b' } }, 'jichuan://a/b?path=c')).toBe(true);
    expect(isShowingLink(app, 'jichuan://openArticle?id=1')).toBe(false);
  });

  it.each([
    ['', 'open://open'],
    ['javascript', 'javascript://open'],
  ])('is none where the scheme of the app is %j', (appScheme, address) =>
    expect(isShowingLink({ appScheme }, address)).toBe(false),
  );
});

describe('an answer from the app', () => {
  it.each<[string, unknown, string]>([
    ['a word', 'done', 'done'],
    ['another word for it', 'OK', 'done'],
    ['true', true, 'done'],
    ['false', false, 'failed'],
    ['a cancel', 'cancel', 'cancelled'],
    ['an accepted request', 'taken', 'taken'],
    ['an unsupported action', 'unavailable', 'unavailable'],
    ['an object with a status', { status: 'fail' }, 'failed'],
    ['JSON with a status', '{"status":"cancel"}', 'cancelled'],
    ['a bare result', { latitude: 1 }, 'done'],
    ['an unknown word', 'perhaps', 'failed'],
    ['a property name of every object', 'constructor', 'failed'],
    ['nothing', undefined, 'failed'],
    ['an empty object', {}, 'failed'],
    ['broken JSON', '{"status":', 'failed'],
  ])('%s is parsed', (_, answer, status) => expect(parseAppReply(answer).status).toBe(status));

  it('keeps the requested data', () =>
    expect(parseAppReply('{"status":"ok","result":"abc"}').data).toEqual({
      status: 'ok',
      result: 'abc',
    }));
});

describe('data from the app', () => {
  it.each([
    [
      { latitude: 30.25, longitude: '120.1' },
      { latitude: 30.25, longitude: 120.1 },
    ],
    [
      { lat: 0, lng: 0 },
      { latitude: 0, longitude: 0 },
    ],
    [{ latitude: 91, longitude: 0 }, null],
    [{ latitude: 30 }, null],
    [{ latitude: 'here', longitude: 'there' }, null],
  ])('%j is the location %j', (wire, place) => expect(parseLocation(wire)).toEqual(place));

  it('images are a list of texts', () => {
    expect(parseChosenImages({ images: ['a', '', null, 4, 'b'] })).toEqual(['a', '4', 'b']);
    expect(parseChosenImages({ images: 'a' })).toEqual([]);
  });

  it('a scanned code is its text', () => {
    expect(parseScan({ resultStr: 'x' })).toBe('x');
    expect(parseScan({})).toBeNull();
  });
});
