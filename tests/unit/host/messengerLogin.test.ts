import { describe, expect, it } from 'vitest';
import {
  formatAuthorizeUrl,
  parseReturnedCode,
} from '../../../src/model/messenger/consentAddress.ts';
import {
  formatSavedLogin,
  type LoginEffect,
  type LoginEvent,
  type LoginState,
  NO_LOGIN,
  parseSavedLogin,
  stepLogin,
} from '../../../src/model/messenger/messengerLogin.ts';
import { type MessengerUser, parseMessengerUser } from '../../../src/model/messenger/userInfo.ts';

const USER: MessengerUser = { openId: 'o1', unionId: 'u1', nickname: '夜航', head: '' };
const NO_USER: MessengerUser = { openId: '', unionId: '', nickname: '', head: '' };
const showMessage = (key: 'host.authorizeFailed' | 'host.userInfoFailed'): LoginEffect => ({
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
      'authLogin 2 uses the code that it requested',
      { code: 'c' },
      { kind: 'start', authLogin: 2, own: true },
      { code: 'c', status: 1 },
      { kind: 'fetchUser', code: 'c' },
    ],
    [
      'authLogin 2 drops a code from a foreign link',
      { code: 'c' },
      { kind: 'start', authLogin: 2, own: false },
      { status: 0 },
      null,
    ],
    [
      'a start without a code has no effect',
      {},
      { kind: 'start', authLogin: 1, own: false },
      { status: 0 },
      null,
    ],
    [
      'authLogin 2 opens the consent page on request',
      {},
      { kind: 'requested' },
      { status: 1 },
      { kind: 'authorize' },
    ],
    [
      'a new request resets the retries',
      { status: -1, init: -1, retries: 2 },
      { kind: 'requested' },
      { status: 1, init: -1 },
      { kind: 'authorize' },
    ],
    ['a second request changes nothing', { status: 1 }, { kind: 'requested' }, { status: 1 }, null],
    [
      'an openid clears the retries and logs in with the unionid',
      { status: 1, code: 'c', retries: 1 },
      { kind: 'user', user: USER },
      { status: 1 },
      { kind: 'thirdLogin', user: USER },
    ],
    [
      'a user without a unionid is not logged in',
      { status: 1, code: 'c' },
      { kind: 'user', user: { ...USER, unionId: '' } },
      { status: 2 },
      null,
    ],
    [
      'a first invalid code is discarded and replaced',
      { status: 1, code: 'c' },
      { kind: 'user', user: NO_USER },
      { status: 1, retries: 1 },
      { kind: 'authorize' },
    ],
    [
      'a second invalid code is discarded and replaced',
      { status: 1, code: 'c', retries: 1 },
      { kind: 'user', user: NO_USER },
      { status: 1, retries: 2 },
      { kind: 'authorize' },
    ],
    [
      'a third invalid code shows 微信授权失败',
      { status: 1, code: 'c', retries: 2 },
      { kind: 'user', user: NO_USER },
      { status: -1, init: -1, retries: 2 },
      showMessage('host.authorizeFailed'),
    ],
    [
      'a failed request shows 微信授权获取用户信息失败',
      { status: 1, code: 'c' },
      { kind: 'userFailed' },
      { status: -1, init: -1 },
      showMessage('host.userInfoFailed'),
    ],
    [
      'a login sets weixinInit to 1',
      { status: 1, init: -1 },
      { kind: 'loggedIn' },
      { status: 2, init: 1 },
      null,
    ],
    [
      'a failed third-party login sets -1',
      { status: 1, init: 1 },
      { kind: 'loginFailed' },
      { status: -1, init: -1 },
      showMessage('host.authorizeFailed'),
    ],
    [
      'a consent page that does not load is a failure',
      { status: 1 },
      { kind: 'authorizeFailed' },
      { status: -1, init: -1 },
      showMessage('host.authorizeFailed'),
    ],
    [
      'leaving the consent page restores the status',
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

describe('the code in a URL', () => {
  const page = 'https://pages.test/a.html';
  it.each([
    [`${page}?code=abc&state=s`, page],
    [
      `${page}?isShare=true&code=abc&state=s&title=%E4%BD%A0+x#part`,
      `${page}?isShare=true&title=%E4%BD%A0+x#part`,
    ],
    [`${page}?state=s&a=1&code=abc`, `${page}?a=1`],
    [`${page}?codes=1&code=abc&state=s&estate=2`, `${page}?codes=1&estate=2`],
  ])('is removed from %s', (href, rest) =>
    expect(parseReturnedCode(href)).toEqual({ code: 'abc', state: 's', rest }),
  );

  it.each([
    page,
    `${page}?code=`,
    `${page}?code=${'x'.repeat(200)}`,
    `${page}?code=%3Cb%3E`,
    `${page}#code=abc`,
  ])('is null in %s', (href) => expect(parseReturnedCode(href)).toBeNull());
});

it('the consent URL contains the return URL and the parameters', () => {
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

describe('a saved login', () => {
  it('is restored without its status', () => {
    const state: LoginState = { status: 1, init: 1, code: 'c', retries: 2 };
    expect(parseSavedLogin(formatSavedLogin({ state, pending: 'p' }), '1')).toEqual({
      state: { ...state, status: 0 },
      pending: 'p',
    });
  });

  it.each([null, '', '[]', '{"retries":-3,"code":{}}', 'x'])(
    'is empty for the stored text %s',
    (text) => expect(parseSavedLogin(text, 'x')).toEqual({ state: NO_LOGIN, pending: '' }),
  );
});

describe('user info', () => {
  it('is parsed from the response', () =>
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
  it.each([{}, null, 'empty', [], { openid: null }])('is empty for %j', (payload) =>
    expect(parseMessengerUser(payload)).toEqual(NO_USER),
  );
});
