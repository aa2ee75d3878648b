import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startOrigin } from '../../scripts/origin/server.ts';
import { needsCorpus, readCorpusEntries, readCorpusLines } from '../helpers/corpora.ts';
import { base64, type MemberLogin, PAGES, runOrigin, type Wire } from './originClient.ts';

/** Members of the origin and their logins (wire 14, product 4.16 to 4.20). */

const origin = runOrigin();
const { get, post, sso, control } = origin;

const PHONE = '13900000001';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function sendCode(phone = PHONE): Promise<string> {
  expect(await sso('sendCode', { phone })).toMatchObject({ code: 1 });
  return (await origin.read<{ code: string }>(`code?phone=${phone}`)).code;
}

/** A code that is not the one that was sent. */
const another = (code: string): string => (code === '000000' ? '000001' : '000000');

async function loginByPhone(phone = PHONE): Promise<Wire> {
  return (await sso('loginByPhone', { phone, code: await sendCode(phone) })).value;
}

const tokenOf = (login: Wire) => ({ token: String(login.accessToken) });

describe('a login with phone and code', () => {
  it('has both response formats in one body, whatever format was requested', async () => {
    const code = await sendCode();
    const body = await sso('loginByPhone', { phone: PHONE, code, curVersions: 0 });
    expect(body).toEqual({
      code: 1,
      msg: 'success',
      value: expect.any(Object),
      status: 0,
      message: 'success',
      data: body.value,
      path: null,
      error: null,
      timestamp: expect.any(Number),
    });
    expect(body.value).toMatchObject({
      phone: PHONE,
      areaCode: '0086',
      score: '0',
      isDefPassword: 1,
      isRefOauth: 0,
      isFirstOpen: '0',
    });
    expect(body.value.uid).toMatch(/^\d+$/);
    expect(body.value.userid).not.toBe(body.value.uid);
  });

  it('returns the same member again, and members of the sample content', async () => {
    const first = await loginByPhone();
    origin.wait(MINUTE_MS);
    const second = await loginByPhone();
    expect(second.uid).toBe(first.uid);
    expect(second.accessToken).not.toBe(first.accessToken);
    expect(await loginByPhone('13800000001')).toMatchObject({ nickname: '霁川日报编辑部' });
  });

  it('returns an access token that authorises and a security token that does not', async () => {
    const login = await loginByPhone();
    expect(await get('getMemberInfo', {}, tokenOf(login))).toMatchObject({ status: 0 });
    expect(await get('getMemberInfo', {}, { token: String(login.token) })).toMatchObject({
      status: 10102,
    });
  });

  it.each([['1390000000'], ['23900000001'], ['139000000010'], ['<b>'], ['']])(
    'refuses the phone "%s": phone_format_error',
    async (phone) => {
      const refused = { code: 0, msg: 'phone_format_error', value: {}, status: -1, data: {} };
      expect(await sso('sendCode', { phone })).toMatchObject(refused);
      expect(await sso('loginByPhone', { phone, code: '123456' })).toMatchObject(refused);
    },
  );

  it('refuses a wrong code: code_error, with a text for the reader', async () => {
    const code = await sendCode();
    expect(await sso('loginByPhone', { phone: PHONE, code: another(code) })).toMatchObject({
      code: 0,
      msg: 'code_error',
      path: '/sso-app/api/loginByPhone',
      error: '验证码错误',
    });
    expect(await sso('loginByPhone', { phone: PHONE, code })).toMatchObject({ code: 1 });
  });

  it('refuses an empty code without a sent code: code_error', async () => {
    expect(await sso('loginByPhone', { phone: PHONE, code: '' })).toMatchObject({
      msg: 'code_error',
    });
  });

  it('refuses a code after five minutes, after its use and after five wrong tries: code_expired', async () => {
    const old = await sendCode();
    origin.wait(5 * MINUTE_MS);
    const expired = { code: 0, msg: 'code_expired' };
    expect(await sso('loginByPhone', { phone: PHONE, code: old })).toMatchObject(expired);
    const used = await sendCode();
    await sso('loginByPhone', { phone: PHONE, code: used });
    expect(await sso('loginByPhone', { phone: PHONE, code: used })).toMatchObject(expired);
    origin.wait(MINUTE_MS);
    const guessed = await sendCode();
    for (let tries = 0; tries < 5; tries += 1) {
      await sso('loginByPhone', { phone: PHONE, code: another(guessed) });
    }
    expect(await sso('loginByPhone', { phone: PHONE, code: guessed })).toMatchObject(expired);
  });

  it('logs only the code to the console', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'origin-logs-'));
    const lines: unknown[] = [];
    const spy = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
    const logging = await startOrigin({ port: 0, dataDir });
    try {
      const ask = (call: string, values: Record<string, string>) =>
        fetch(`${logging.url}/sso/${call}`, { method: 'POST', body: new URLSearchParams(values) });
      await ask('sendCode', { phone: PHONE });
      await ask('loginByPassword', { phone: PHONE, password: 'rather-secret' });
      expect(lines).toEqual([expect.stringMatching(/^code for 139\*{4}0001: \d{6}$/)]);
    } finally {
      spy.mockRestore();
      await logging.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('sends at most one code a minute to a phone: too_often', async () => {
    await sendCode();
    expect(await sso('sendCode', { phone: PHONE })).toMatchObject({ code: 0, msg: 'too_often' });
    await sendCode('13900000002');
    origin.wait(MINUTE_MS);
    await sendCode();
  });

  it('accepts one of two simultaneous logins with the same code', async () => {
    const code = await sendCode();
    const both = await Promise.all([
      sso('loginByPhone', { phone: PHONE, code }),
      sso('loginByPhone', { phone: PHONE, code }),
    ]);
    expect(both.map((body) => body.code).sort()).toEqual([0, 1]);
  });
});

describe('a password', () => {
  const login = (password: string) => sso('loginByPassword', { phone: PHONE, password });

  it('logs in once it is set, and no other password does', async () => {
    const first = await loginByPhone();
    const set = { uid: String(first.uid), password: '江上有雾 2026' };
    expect(await sso('setPassword', set, tokenOf(first))).toMatchObject({ code: 1 });
    expect(await login('江上有雾 2026')).toMatchObject({
      code: 1,
      value: { uid: first.uid, isDefPassword: 0 },
    });
    expect(await login('江上有雾 2027')).toMatchObject({ code: 0, msg: 'password_error' });
    expect(await login('')).toMatchObject({ code: 0, msg: 'password_error' });
  });

  it('is not stored in plain text', async () => {
    const first = await loginByPhone();
    await sso('setPassword', { uid: String(first.uid), password: 'rather-secret' }, tokenOf(first));
    expect(await origin.readDisk()).not.toContain('rather-secret');
  });

  it('is refused with the same answer for an unset password and an unknown phone', async () => {
    const unset = await login('whatever');
    await loginByPhone();
    expect(await login('whatever')).toMatchObject({ msg: unset.msg, error: unset.error });
  });

  it('is refused for 15 minutes after five wrong tries: too_often', async () => {
    for (let tries = 0; tries < 5; tries += 1) await login('wrong-one');
    expect(await login('wrong-one')).toMatchObject({ msg: 'too_often' });
    origin.wait(15 * MINUTE_MS);
    expect(await login('wrong-one')).toMatchObject({ msg: 'password_error' });
  });

  it('ends the other sessions of the member when it changes', async () => {
    const here = await loginByPhone();
    origin.wait(MINUTE_MS);
    const there = await loginByPhone();
    await sso('setPassword', { uid: String(here.uid), password: 'new-one' }, tokenOf(here));
    expect(await get('getMemberInfo', {}, tokenOf(here))).toMatchObject({ status: 0 });
    expect(await get('getMemberInfo', {}, tokenOf(there))).toMatchObject({ status: 10103 });
  });

  it.each([
    ['too short', '12345'],
    ['too long', 'x'.repeat(33)],
  ])('that is %s is refused: password_error', async (_, password) => {
    const first = await loginByPhone();
    expect(
      await sso('setPassword', { uid: String(first.uid), password }, tokenOf(first)),
    ).toMatchObject({ msg: 'password_error' });
  });

  it('can be set by its own member only', async () => {
    const first = await loginByPhone();
    const other = await origin.member('13900000002');
    const set = { uid: String(first.uid), password: 'not-mine' };
    expect(await sso('setPassword', set)).toMatchObject({ code: 0, status: 10102 });
    expect(await sso('setPassword', set, { token: other.accessToken })).toMatchObject({
      code: 0,
      msg: 'process exception',
    });
    expect(await login('not-mine')).toMatchObject({ msg: 'password_error' });
  });

  it('is refused with an expired token: 10111', async () => {
    const first = await loginByPhone();
    await control('session', { expireTokens: true });
    expect(
      await sso('setPassword', { uid: String(first.uid), password: 'new-one' }, tokenOf(first)),
    ).toMatchObject({ code: 0, status: 10111 });
  });
});

describe('a third-party login', () => {
  const account = {
    provider: 'tencent_wechat',
    oid: 'o1',
    unionid: 'u1',
    nickname: base64('霁江夜航'),
    head: 'https://pictures.example.test/a.jpg',
  };

  it.each([['oauthLogin'], ['thirdLogin']])('%s creates a member without a phone', async (call) => {
    const { value } = await sso(call, account);
    expect(value).toMatchObject({
      nickname: '霁江夜航',
      head: account.head,
      provider: 'tencent_wechat',
      isRefOauth: 1,
    });
    expect(value).not.toHaveProperty('phone');
    expect(value).not.toHaveProperty('areaCode');
  });

  it('returns the same member for another openid of the same unionid', async () => {
    const { value } = await sso('oauthLogin', account);
    const again = await sso('oauthLogin', { ...account, oid: 'o2' });
    expect(again.value.uid).toBe(value.uid);
    const other = await sso('oauthLogin', { ...account, oid: 'o3', unionid: 'u3' });
    expect(other.value.uid).not.toBe(value.uid);
    const elsewhere = await sso('oauthLogin', { ...account, provider: 'sina_weibo' });
    expect(elsewhere.value.uid).not.toBe(value.uid);
  });

  it.each([
    ['a nickname that is not base64', { nickname: '霁江' }, 'process exception'],
    ['a nickname that is not UTF-8', { nickname: '/w==' }, 'process exception'],
    ['no nickname', { nickname: '' }, 'user nickname exception'],
    ['no id', { oid: '' }, 'process exception'],
    ['no provider', { provider: '' }, 'process exception'],
    ['an id of 200 characters', { oid: 'o'.repeat(200) }, 'process exception'],
  ])('refuses %s', async (_, wrong, msg) => {
    expect(await sso('oauthLogin', { ...account, ...wrong })).toMatchObject({ code: 0, msg });
  });

  it('accepts only a web address as portrait', async () => {
    const { value } = await sso('oauthLogin', { ...account, head: 'javascript:alert(1)' });
    expect(value.head).toMatch(/getPortrait\?uid=\d+$/);
  });

  it('stores every nickname unchanged', needsCorpus('naughty-strings.json'), async () => {
    const strings = readCorpusEntries<string>('naughty-strings.json');
    const names = strings.map((name) => [...name].slice(0, 40).join('').trim());
    const odd = ['<script>alert(1)</script>', '𝒜\u202e', ...names.filter((name) => name !== '')];
    for (const [index, name] of odd.entries()) {
      const oid = `odd-${index}`;
      const nickname = base64(name);
      const { value } = await sso('oauthLogin', { ...account, oid, unionid: oid, nickname });
      expect(value.nickname).toBe(Buffer.from(name).toString());
    }
  });

  it('binds a phone with a code, once', async () => {
    const { value } = await sso('oauthLogin', account);
    const uid = String(value.uid);
    const code = await sendCode();
    expect(await sso('oauthBindPhone', { uid, phone: PHONE, code })).toMatchObject({
      status: 10102,
    });
    const wrong = { uid, phone: PHONE, code: another(code) };
    expect(await sso('oauthBindPhone', wrong, tokenOf(value))).toMatchObject({ msg: 'code_error' });
    const bound = await sso('oauthBindPhone', { uid, phone: PHONE, code }, tokenOf(value));
    expect(bound).toMatchObject({ code: 1, value: { phone: PHONE } });
    expect((await sso('oauthLogin', account)).value).toMatchObject({
      phone: PHONE,
      areaCode: '0086',
    });
    origin.wait(MINUTE_MS);
    expect((await loginByPhone()).uid).toBe(uid);
  });

  it('does not bind a phone of another member: register_phoneregistered', async () => {
    await origin.member(PHONE);
    const { value } = await sso('oauthLogin', account);
    const bind = { uid: String(value.uid), phone: PHONE, code: await sendCode() };
    expect(await sso('oauthBindPhone', bind, tokenOf(value))).toMatchObject({
      msg: 'register_phoneregistered',
    });
  });
});

describe('logout', () => {
  it('ends the session of its token, refresh token included, and no other', async () => {
    const here = await loginByPhone();
    origin.wait(MINUTE_MS);
    const there = await loginByPhone();
    expect(await sso('logout', { uid: String(here.uid) }, tokenOf(here))).toMatchObject({
      code: 1,
    });
    expect(await get('getMemberInfo', {}, tokenOf(here))).toMatchObject({ status: 10111 });
    const refreshToken = String(here.refreshToken);
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 10102 });
    expect(await get('getMemberInfo', {}, tokenOf(there))).toMatchObject({ status: 0 });
  });

  it('succeeds without a session', async () => {
    expect(await sso('logout', { uid: '1' }, { token: 'stale' })).toMatchObject({ code: 1 });
  });
});

describe('member data', () => {
  it.each([
    ['getMemberInfo', 'uid'],
    ['getUserInfo', 'userid'],
    ['member/info', 'uid'],
  ] as const)('%s by %s masks the phone', async (call, key) => {
    const me = await origin.member(PHONE, '夜航');
    const token = { token: me.accessToken };
    const ask = call === 'member/info' ? post : get;
    expect(await ask(call, { [key]: me[key] }, token)).toMatchObject({
      status: 0,
      data: {
        userid: String(me.userid),
        uid: String(me.uid),
        nickname: '夜航',
        phone: '139****0001',
        sex: '0',
        score: '0',
        areaCode: '0086',
      },
    });
    expect(await ask(call, { [key]: me[key] })).toMatchObject({ status: 10102, data: {} });
    expect(await ask(call, { [key]: 424242 }, token)).toMatchObject({ status: -1, data: {} });
  });

  it('contains only ids, name and portrait for other members', async () => {
    const me = await origin.member(PHONE);
    const other = await origin.member('13900000002', '旁人');
    const { data } = await get('getMemberInfo', { uid: other.uid }, { token: me.accessToken });
    expect(Object.keys(data).sort()).toEqual(['head', 'nickname', 'uid', 'userid']);
  });

  it('survives a restart', async () => {
    const me = await origin.member(PHONE, '留下来');
    await origin.restart();
    expect(await get('getMemberInfo', {}, { token: me.accessToken })).toMatchObject({
      data: { nickname: '留下来' },
    });
  });
});

describe('the signature of login calls', () => {
  const form = { phone: PHONE, code: '123456', devid: 'device-1', siteid: 1 };
  const sign = (values: Wire, { secret = 'jichuan', random = 'r1', at = Date.now() } = {}) => {
    const names = Object.keys(values).sort();
    const text = names.map((name) => values[name]).join('&');
    return {
      version: '1.0.0',
      random,
      timestamp: String(at),
      'program-params': names.join(','),
      'program-sign': createHash('sm3').update(`${text}${random}${at}${secret}`).digest('hex'),
    };
  };
  const ask = async (headers: Record<string, string>, more: Record<string, string> = {}) =>
    sso(
      'loginByPhone',
      { appID: 3, ...form, ...more },
      {
        ...(await origin.handshake(3))(),
        ...headers,
      },
    );
  const admitted = { msg: 'code_error' };
  const refused = { code: 0, status: 1004, value: {} };

  it('is accepted when it is correct', async () => {
    expect(await ask(sign(form))).toMatchObject(admitted);
    expect(await ask(sign({ ...form, appID: 3, curVersions: 1 }))).toMatchObject(admitted);
  });

  it.each([
    ['none', {}],
    ['one with another secret', sign(form, { secret: 'other' })],
    ['one from yesterday', sign(form, { at: Date.now() - DAY_MS })],
    ['one without random', sign(form, { random: '' })],
    ['one that leaves the code out', sign({ phone: PHONE, devid: 'device-1', siteid: 1 })],
    ['one over other values', sign({ ...form, code: '654321' })],
  ])('is refused: %s', async (_, headers) => {
    expect(await ask(headers)).toMatchObject(refused);
  });

  it('is refused when the form has unsigned fields', async () => {
    expect(await ask(sign(form), { nickname: 'x' })).toMatchObject(refused);
  });

  it('is not required by an app without a secret', async () => {
    expect(await sso('loginByPhone', { ...form })).toMatchObject(admitted);
  });
});

describe('the simulated messenger', () => {
  const back = `${PAGES}/login.html?a=1`;
  const authorize = (redirect: string, appid = 'wx1') =>
    fetch(
      `${origin.state.url}/wx/authorize?${new URLSearchParams({ appid, redirect_uri: redirect, state: 's 1', scope: 'snsapi_userinfo' })}#wechat_redirect`,
      { redirect: 'manual' },
    );
  const codeOf = async (): Promise<string> => {
    const answer = await authorize(back);
    return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  };

  it('redirects back with a code and the state', async () => {
    const answer = await authorize(back);
    expect(answer.status).toBe(302);
    const url = new URL(answer.headers.get('location') ?? '');
    expect(url.origin + url.pathname).toBe(`${PAGES}/login.html`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      a: '1',
      code: expect.stringMatching(/.{20}/),
      state: 's 1',
    });
  });

  it('redirects to localhost too, for tests', async () => {
    expect((await authorize('http://localhost:4399/x.html')).status).toBe(302);
    expect((await authorize('http://127.0.0.1:4399/x.html')).status).toBe(302);
  });

  it.each([
    ['https://evil.example.test/'],
    ['https://news.example.test.evil.example.test/'],
    ['https://news.example.test:8443/'],
    ['https://news.example.test@evil.example.test/'],
    ['//evil.example.test/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    [''],
  ])('does not redirect to %s', async (target) => {
    const answer = await authorize(target);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('does not redirect without an app id', async () => {
    expect((await authorize(back, '')).headers.get('location')).toBeNull();
  });

  it('redirects to no other host for a known trick', needsCorpus('open-redirect.txt'), async () => {
    for (const line of readCorpusLines('open-redirect.txt')) {
      const location = (await authorize(line)).headers.get('location');
      if (location === null) continue;
      expect(new URL(location).hostname, line).toMatch(
        /^(localhost|127\.[\d.]+|\[::1\]|news\.example\.test)$/,
      );
    }
  });

  it.each([['getWxUserInfo'], ['getWxUserinfoByCode']])('%s returns the user', async (call) => {
    expect(await get(call, { code: await codeOf() })).toMatchObject({
      status: 0,
      data: {
        openid: expect.stringMatching(/.{20}/),
        unionid: expect.stringMatching(/.{20}/),
        nickname: '霁江夜航',
        headimgurl: expect.stringMatching(/^http/),
      },
    });
  });

  it('returns the same ids for the same user, and others for another name', async () => {
    const who = async () => (await get('getWxUserInfo', { code: await codeOf() })).data.unionid;
    const first = await who();
    expect(await who()).toBe(first);
    await control('wx', { mode: 'ok', nickname: '另一位' });
    expect(await who()).not.toBe(first);
  });

  it('answers a code that is bad, used or old with an empty object and status 0', async () => {
    const empty = { status: 0, data: {} };
    expect(await get('getWxUserInfo', { code: 'made-up' })).toEqual({
      message: 'success',
      ...empty,
    });
    const used = await codeOf();
    await get('getWxUserInfo', { code: used });
    expect((await get('getWxUserInfo', { code: used })).data).toEqual({});
    const old = await codeOf();
    origin.wait(5 * MINUTE_MS);
    expect((await get('getWxUserInfo', { code: old })).data).toEqual({});
  });

  it('issues no unionid, or invalid codes, when a control call sets that', async () => {
    await control('wx', { mode: 'nounion' });
    const { data } = await get('getWxUserInfo', { code: await codeOf() });
    expect(data).toHaveProperty('openid');
    expect(data).not.toHaveProperty('unionid');
    await control('wx', { mode: 'badcode' });
    expect((await get('getWxUserInfo', { code: await codeOf() })).data).toEqual({});
  });
});

describe('control', () => {
  it.each([
    ['wx', { mode: 'maybe' }],
    ['member', { phone: '1', nickname: 'x' }],
    ['member', { phone: PHONE }],
  ])('refuses %s %j', async (path, body) => {
    expect(await control(path, body)).toMatchObject({ ok: false });
  });

  it('creates an official member, whose comments are marked', async () => {
    const body = { phone: PHONE, nickname: '编辑', official: true };
    const { accessToken } = await control<MemberLogin>('member', body);
    const comment = { rootID: 345, parentID: 0, content: '更正：应为十一度。', sourceType: 0 };
    expect(await post('discuss', comment, { token: accessToken })).toMatchObject({
      data: { value: 'true', comment: { userName: '编辑', isOfficial: 1 } },
    });
  });
});
