import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  loginByPassword,
  loginByPhone,
  logout,
  oauthBindPhone,
  sendCode,
  setPassword,
} from '../../src/api/calls/login.ts';
import { getMemberInfo, getUserInfo, memberInfo } from '../../src/api/calls/members.ts';
import { getShareContent, getWxUserInfo, thirdLogin } from '../../src/api/calls/messenger.ts';
import type { Client } from '../../src/api/client.ts';
import { parseFormChoice } from '../../src/api/forms/parseFormChoice.ts';
import type { LoginResult } from '../../src/model/member/memberTypes.ts';
import { formatAuthorizeUrl, parseReturnedCode } from '../../src/model/messenger/consentAddress.ts';
import { type CatalogueReader, mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { base64, DEVICE, PAGES, runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.15, 7.19): login and members, share signature. */

const origin = runOrigin();
const PHONE = { phone: '13900000241', area: '86' } as const;
const USER = { openId: 'o1', unionId: 'u1', nickname: '夜航船', head: '' };

/** Returns a code of the messenger's consent page. */
async function consent(): Promise<string> {
  const url = formatAuthorizeUrl(`${origin.state.url}/wx/authorize`, 'wx1', `${PAGES}/a.html`, 's');
  const { headers } = await fetch(url, { redirect: 'manual' });
  return parseReturnedCode(headers.get('location') ?? '')?.code ?? '';
}

async function readCode(client: Client, phone: string = PHONE.phone): Promise<string> {
  mustHave(await sendCode(client, { ...PHONE, phone }));
  return (await origin.read<{ code: string }>(`code?phone=${phone}`)).code;
}

/** Stores the tokens of a login for later requests. */
const keep = ({ tokens }: CatalogueReader, login: LoginResult) =>
  tokens.writeMember({ ...login, uid: login.member.uid, userid: login.member.userId });

describe('getWxUserInfo', () => {
  it('answers the messenger user of a code once', async () => {
    const { client, sent } = openReader(origin);
    const code = await consent();
    expect(mustHave(await getWxUserInfo(client, { code }))).toMatchObject({
      openId: expect.stringMatching(/./),
      unionId: expect.stringMatching(/./),
      nickname: expect.stringMatching(/./),
    });
    expect(sent('getWxUserInfo').params).toMatchObject({ code });
    expect(mustHave(await getWxUserInfo(client, { code }))).toMatchObject({ openId: '' });
  });
});

describe('getWxUserinfoByCode', () => {
  it('is the same under another name', async () => {
    const { client } = openReader(origin);
    const params = { code: await consent() };
    expect(await client.send({ path: '/base_url/getWxUserinfoByCode', params })).toMatchObject({
      ok: true,
      value: { openid: expect.any(String), headimgurl: expect.any(String) },
    });
  });
});

describe('POST thirdLogin', () => {
  it('logs in a messenger user, with signed headers', async () => {
    const { client, sent } = openReader(origin, { app: 3 });
    expect(mustHave(await thirdLogin(client, USER))).toMatchObject({
      member: { nickname: USER.nickname },
      accessToken: expect.stringMatching(/./),
      refreshToken: expect.stringMatching(/./),
    });
    const { line, params, headers } = sent('thirdLogin');
    expect(line).toBe('POST /sso/thirdLogin');
    expect(params).toMatchObject({
      provider: 'tencent_wechat',
      oid: 'o1',
      nickname: base64(USER.nickname),
      devid: DEVICE,
      head: '',
      unionid: 'u1',
    });
    expect(headers).toMatchObject({
      devid: DEVICE,
      random: expect.stringMatching(/./),
      timestamp: expect.stringMatching(/^\d{13}$/),
      version: '1.0.0',
      'program-sign': expect.stringMatching(/^[0-9a-f]{64}$/),
      'program-params': expect.stringContaining('unionid'),
    });
  });

  it('sends the token in token mode', async () => {
    const { client, sent, tokens } = openReader(origin, { app: 2 });
    mustHave(await thirdLogin(client, USER));
    expect(sent('thirdLogin').headers.token).toBe(tokens.readSecurity());
  });

  it('is refused when it is signed with another secret: 1004', async () => {
    const { client } = openReader(origin, { app: 3, settings: { ssoSecret: 'other' } });
    expect(await thirdLogin(client, USER)).toEqual(refusedBy(1004));
  });
});

describe('POST oauthLogin', () => {
  it('is the second form of thirdLogin', async () => {
    const callForms = parseFormChoice('thirdLogin=POST:oauthLogin') ?? {};
    const { client, sent } = openReader(origin, { settings: { callForms } });
    const login = mustHave(await thirdLogin(client, USER));
    expect(login.member.nickname).toBe(USER.nickname);
    expect(sent('oauthLogin')).toMatchObject({
      line: 'POST /sso/oauthLogin',
      params: { provider: 'tencent_wechat', oid: 'o1', unionid: 'u1' },
    });
  });
});

describe('POST member/info', () => {
  it('returns the member’s own data', async () => {
    const { client, sent, login } = openReader(origin);
    const uid = await login(PHONE.phone, '江边读报人');
    expect(mustHave(await memberInfo(client, { uid }))).toMatchObject({ nickname: '江边读报人' });
    expect(sent('info')).toMatchObject({ line: 'POST /app_if/member/info', params: { uid } });
  });

  it('is refused without a login: 10102', async () => {
    const { client } = openReader(origin);
    expect(await memberInfo(client, { uid: '1' })).toEqual(refusedBy(10102));
  });
});

describe('getMemberInfo', () => {
  it('finds a member by uid', async () => {
    const { client, sent, login } = openReader(origin);
    const uid = await login(PHONE.phone, '江边读报人');
    expect(mustHave(await getMemberInfo(client, { uid }))).toMatchObject({
      nickname: '江边读报人',
    });
    expect(sent('getMemberInfo')).toMatchObject({
      line: 'GET /app_if/getMemberInfo',
      params: { uid },
    });
    expect(await getMemberInfo(client, { uid: '99999999' })).toEqual(refusedBy(-1));
  });
});

describe('getUserInfo', () => {
  it('finds a member by userid', async () => {
    const { client, tokens, login } = openReader(origin);
    await login(PHONE.phone, '江边读报人');
    const userid = tokens.readMember()?.userid ?? '';
    expect(mustHave(await getUserInfo(client, { userid }))).toMatchObject({
      nickname: '江边读报人',
    });
    expect(await getUserInfo(client, { userid: '99999999' })).toEqual(refusedBy(-1));
  });
});

describe('POST sendCode, POST loginByPhone', () => {
  it('log in with the code that was sent to the phone', async () => {
    const { client, sent } = openReader(origin);
    const code = await readCode(client);
    expect(mustHave(await loginByPhone(client, { ...PHONE, code }))).toMatchObject({
      member: { phone: expect.stringMatching(/./), hasPassword: false },
      accessToken: expect.stringMatching(/./),
    });
    expect(sent('loginByPhone')).toMatchObject({
      line: 'POST /sso/loginByPhone',
      params: { devid: DEVICE, phone: PHONE.phone, code, siteid: '1' },
    });
  });

  it('return the message key of a refusal: too_often, code_error', async () => {
    const { client } = openReader(origin);
    const code = await readCode(client);
    expect(await sendCode(client, PHONE)).toEqual(refusedBy(-1, { key: 'too_often' }));
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await loginByPhone(client, { ...PHONE, code: wrong })).toEqual(
      refusedBy(-1, { key: 'code_error' }),
    );
  });
});

describe('POST setPassword, POST loginByPassword', () => {
  it('log in with the password that was set', async () => {
    const { client, login } = openReader(origin);
    const uid = await login(PHONE.phone);
    mustHave(await setPassword(client, { uid, password: 'pier-and-lamp' }));
    const entered = mustHave(
      await loginByPassword(client, { ...PHONE, password: 'pier-and-lamp' }),
    );
    expect(entered.member).toMatchObject({ uid, hasPassword: true });
    expect(await loginByPassword(client, { ...PHONE, password: 'another' })).toEqual(
      refusedBy(-1, { key: 'password_error' }),
    );
  });
});

describe('POST oauthBindPhone', () => {
  it('binds a phone to a member of a third-party login', async () => {
    const reader = openReader(origin);
    const { client } = reader;
    const { member, ...tokens } = mustHave(await thirdLogin(client, USER));
    keep(reader, { member, ...tokens });
    const code = await readCode(client, '13900000242');
    const bound = { ...PHONE, phone: '13900000242', uid: member.uid, code };
    expect(await oauthBindPhone(client, bound)).toEqual({ ok: true, value: true });
    expect(mustHave(await memberInfo(client, { uid: member.uid })).phone).toMatch(/0242$/);
  });
});

describe('POST logout', () => {
  it('ends the login on the server', async () => {
    const reader = openReader(origin);
    const { client } = reader;
    const uid = await reader.login(PHONE.phone);
    const { accessToken } = reader.tokens.readMember() ?? {};
    expect(await logout(client, { uid })).toEqual({ ok: true, value: true });
    const { status } = await origin.get('getMemberInfo', { uid }, { token: accessToken ?? '' });
    expect(status).toBe(10111);
  });
});

describe('getShareContent', () => {
  it('answers appid, timestamp, noncestr and signature for a page of the site', async () => {
    const { client, sent } = openReader(origin);
    const url = `${PAGES}/newsDetail/12/345.html`;
    const { appId, timestamp, nonce, signature } = mustHave(await getShareContent(client, { url }));
    expect(appId).toMatch(/./);
    expect(sent('getShareContent').params).toMatchObject({ url });
    const { ticket } = await origin.read<{ ticket: string }>('ticket');
    const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
  });

  it('is refused for a page of another site', async () => {
    const { client } = openReader(origin);
    expect(await getShareContent(client, { url: 'https://other.test/a.html' })).toEqual(
      refusedBy(-1),
    );
  });
});
