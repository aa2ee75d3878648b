import { describe, expect, it } from 'vitest';
import {
  formatAuthorizeUrl,
  parseReturnedCode,
} from '../../../src/model/messenger/consentAddress.ts';
import {
  type LoginEffect,
  type LoginEvent,
  type LoginState,
  NO_LOGIN,
  stepLogin,
} from '../../../src/model/messenger/messengerLogin.ts';
import { formatSavedLogin, parseSavedLogin } from '../../../src/model/messenger/savedLogin.ts';
import { type MessengerUser, parseMessengerUser } from '../../../src/model/messenger/userInfo.ts';

const USER: MessengerUser = { openId: 'o1', unionId: 'u1', nickname: '夜航', head: '' };
const NOBODY: MessengerUser = { openId: '', unionId: '', nickname: '', head: '' };
const say = (key: 'host.authorizeFailed' | 'host.userInfoFailed'): LoginEffect => ({
  kind: 'showMessage',
  key,
});

type Row = [
  name: string,
  before: Partial<LoginState>,
  event: LoginEvent,
  after: Partial<LoginState>,
  effect: LoginEffect,
];

describe('a step of the messenger’s login', () => {
  it.each<Row>([
    [
      'authLogin 1 uses a code at once',
      { code: 'c' },
      { kind: 'start', authLogin: 1, own: false },
      { code: 'c', status: 1 },
      { kind: 'fetchUser', code: 'c' },
    ],
    [
      'authLogin 2 goes on with the code that it asked for',
      { code: 'c' },
      { kind: 'start', authLogin: 2, own: true },
      { code: 'c', status: 1 },
      { kind: 'fetchUser', code: 'c' },
    ],
    [
      'authLogin 2 drops a code that a stranger’s link brought',
      { code: 'c' },
      { kind: 'start', authLogin: 2, own: false },
      { status: 0 },
      null,
    ],
    [
      'without a code a page starts quietly',
      {},
      { kind: 'start', authLogin: 1, own: false },
      { status: 0 },
      null,
    ],
    [
      'authLogin 2 waits for the signal and then asks for consent',
      {},
      { kind: 'requested' },
      { status: 1 },
      { kind: 'authorize' },
    ],
    [
      'a new signal has its retries again',
      { status: -1, init: -1, retries: 2 },
      { kind: 'requested' },
      { status: 1, init: -1 },
      { kind: 'authorize' },
    ],
    ['a second signal changes nothing', { status: 1 }, { kind: 'requested' }, { status: 1 }, null],
    [
      'an openid clears the retries and logs in with the unionid',
      { status: 1, code: 'c', retries: 1 },
      { kind: 'user', user: USER },
      { status: 1 },
      { kind: 'thirdLogin', user: USER },
    ],
    [
      'without a unionid there is no login',
      { status: 1, code: 'c' },
      { kind: 'user', user: { ...USER, unionId: '' } },
      { status: 2 },
      null,
    ],
    [
      'a first bad code is discarded and another asked for',
      { status: 1, code: 'c' },
      { kind: 'user', user: NOBODY },
      { status: 1, retries: 1 },
      { kind: 'authorize' },
    ],
    [
      'so is a second',
      { status: 1, code: 'c', retries: 1 },
      { kind: 'user', user: NOBODY },
      { status: 1, retries: 2 },
      { kind: 'authorize' },
    ],
    [
      'the third says 微信授权失败',
      { status: 1, code: 'c', retries: 2 },
      { kind: 'user', user: NOBODY },
      { status: -1, init: -1, retries: 2 },
      say('host.authorizeFailed'),
    ],
    [
      'a request that fails says 微信授权获取用户信息失败',
      { status: 1, code: 'c' },
      { kind: 'userFailed' },
      { status: -1, init: -1 },
      say('host.userInfoFailed'),
    ],
    [
      'a login sets weixinInit to 1',
      { status: 1, init: -1 },
      { kind: 'loggedIn' },
      { status: 2, init: 1 },
      null,
    ],
    [
      'a third-party login that fails sets -1',
      { status: 1, init: 1 },
      { kind: 'loginFailed' },
      { status: -1, init: -1 },
      say('host.authorizeFailed'),
    ],
    [
      'a consent page that does not come has failed',
      { status: 1 },
      { kind: 'authorizeFailed' },
      { status: -1, init: -1 },
      say('host.authorizeFailed'),
    ],
    [
      'a reader who comes back from it is where they were',
      { status: 1, init: 1 },
      { kind: 'authorizeLeft' },
      { status: 0, init: 1 },
      null,
    ],
  ])('%s', (_, before, event, after, effect) =>
    expect(stepLogin({ ...NO_LOGIN, ...before }, event)).toEqual({
      state: { ...NO_LOGIN, ...after },
      effect,
    }),
  );
});

describe('the code in an address', () => {
  const page = 'https://pages.test/a.html';
  it.each([
    [`${page}?code=abc&state=s`, page],
    [
      `${page}?isShare=true&code=abc&state=s&title=%E4%BD%A0+x#part`,
      `${page}?isShare=true&title=%E4%BD%A0+x#part`,
    ],
    [`${page}?state=s&a=1&code=abc`, `${page}?a=1`],
    [`${page}?codes=1&code=abc&state=s&estate=2`, `${page}?codes=1&estate=2`],
  ])('is taken out of %s', (href, rest) =>
    expect(parseReturnedCode(href)).toEqual({ code: 'abc', state: 's', rest }),
  );

  it.each([
    page,
    `${page}?code=`,
    `${page}?code=${'x'.repeat(200)}`,
    `${page}?code=%3Cb%3E`,
    `${page}#code=abc`,
  ])('is none in %s', (href) => expect(parseReturnedCode(href)).toBeNull());
});

it('the consent page is told where to come back to and what to bring', () => {
  const url = new URL(
    formatAuthorizeUrl(
      'https://consent.test/authorize',
      'wx1',
      'https://pages.test/a.html?b=1&c=2#d',
      's&t',
    ),
  );
  expect(url.origin + url.pathname + url.hash).toBe(
    'https://consent.test/authorize#wechat_redirect',
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://pages.test/a.html?b=1&c=2',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 's&t',
  });
});

describe('what a login keeps', () => {
  it('comes back as it was, but for how far it had got', () => {
    const state: LoginState = { status: 1, init: 1, code: 'c', retries: 2 };
    expect(parseSavedLogin(formatSavedLogin({ state, pending: 'p' }), '1')).toEqual({
      state: { ...state, status: 0 },
      pending: 'p',
    });
  });

  it.each([null, '', '[]', '{"retries":-3,"code":{}}', 'x'])(
    'is nothing when storage says %s',
    (text) => expect(parseSavedLogin(text, 'x')).toEqual({ state: NO_LOGIN, pending: '' }),
  );
});

describe('user info', () => {
  it('is read from the wire', () =>
    expect(
      parseMessengerUser({
        openid: 'o',
        unionid: 'u',
        nickname: '<b>',
        headimgurl: 'javascript:1',
      }),
    ).toEqual({
      openId: 'o',
      unionId: 'u',
      nickname: '<b>',
      head: '',
    }));
  it.each([{}, null, 'empty', [], { openid: null }])('%j names nobody', (payload) =>
    expect(parseMessengerUser(payload)).toEqual(NOBODY),
  );
});
