import { createCipheriv, createHash } from 'node:crypto';
import sm2 from 'sm-crypto/src/sm2/index.js';
import { describe, expect, it } from 'vitest';
import { PAYLOAD_IV, PAYLOAD_KEY } from '../../scripts/origin/apps.ts';
import { DEVICE, md5, runOrigin, type Values } from './originClient.ts';

/** Requirements of a request: tokens, signatures, ciphers (product 7.4 to 7.6, wire 14.1). */

const origin = runOrigin();
const { get, post, sso, control } = origin;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const anonymousToken = async (appID = 2): Promise<string> =>
  String((await get('getAnonymousToken', { appID })).data.token);

describe('getConfig', () => {
  it.each([
    [1, { tokenEnable: 0, encryptKey4: PAYLOAD_KEY, xyApi: { xyAuth: '0', curVersions: '1' } }],
    [2, { tokenEnable: 1, encryptKey4: PAYLOAD_KEY, xyApi: { xyAuth: '0', curVersions: '1' } }],
    [3, { tokenEnable: 0, encryptKey4: PAYLOAD_KEY, xyApi: { xyAuth: '2', curVersions: '1' } }],
    [4, { tokenEnable: 0, encryptKey4: PAYLOAD_KEY, xyApi: { xyAuth: '0', curVersions: '3' } }],
  ])('contains the requirements of app %i', async (appID, expected) => {
    const { data } = await get('getConfig', { appID });
    expect(data).toMatchObject({ ...expected, xyApi: { ...expected.xyApi, appId: String(appID) } });
  });

  it('answers -1 for an app of another site', async () => {
    expect(await get('getConfig', { appID: 5 })).toMatchObject({ status: -1, data: {} });
  });
});

describe('the app with tokens', () => {
  it('refuses a call without a token: 10111 with an empty object, in both forms', async () => {
    const refused = { status: 10111, message: expect.any(String), data: {} };
    expect(await get('getColumns', { appID: 2 })).toEqual(refused);
    expect(await get('getColumns', { appID: 2, curVersions: 0 })).toEqual(refused);
    expect(await post('discussView', { appID: 2, id: 345 }, {}, 'nis')).toEqual(refused);
  });

  it.each([['getConfig'], ['getAnonymousToken'], ['serverTime'], ['authinfo']])(
    'answers %s without one',
    async (call) => {
      expect(await get(call, { appID: 2 })).toMatchObject({ status: 0 });
    },
  );

  it('answers portraits and logins without one', async () => {
    const portrait = await fetch(
      `${origin.state.url}/app_if/amuc/api/member/getPortrait?uid=1&appID=2`,
      { redirect: 'manual' },
    );
    expect(portrait.status).toBe(302);
    expect(await sso('sendCode', { appID: 2, phone: '13900000001' })).toMatchObject({ code: 1 });
  });

  it('accepts the anonymous token, from the header or a parameter', async () => {
    const token = await anonymousToken();
    expect(await get('getColumns', { appID: 2 }, { token })).toMatchObject({ status: 0 });
    expect(await get('getColumns', { appID: 2, token })).toMatchObject({ status: 0 });
  });

  it('accepts a member’s access token and security token', async () => {
    const { accessToken, token } = await origin.member('13900000001');
    for (const one of [accessToken, token]) {
      expect(await get('getColumns', { appID: 2 }, { token: one })).toMatchObject({ status: 0 });
    }
  });

  it('does not accept a refresh token as another token', async () => {
    const { refreshToken } = await origin.member('13900000001');
    expect(await get('getColumns', { appID: 2 }, { token: refreshToken })).toMatchObject({
      status: 10111,
    });
  });
});

describe('a token', () => {
  it('that is unknown is refused in every app', async () => {
    expect(await get('getColumns', { appID: 1 }, { token: 'made-up' })).toMatchObject({
      status: 10111,
    });
  });

  it('that has expired does not prevent a new one', async () => {
    expect(await get('getAnonymousToken', { appID: 2 }, { token: 'stale' })).toMatchObject({
      status: 0,
    });
  });

  it('expires after two hours', async () => {
    const token = await anonymousToken();
    origin.wait(2 * HOUR_MS - MINUTE_MS);
    expect(await get('getColumns', { appID: 2 }, { token })).toMatchObject({ status: 0 });
    origin.wait(MINUTE_MS);
    expect(await get('getColumns', { appID: 2 }, { token })).toMatchObject({ status: 10111 });
  });

  it('expires by the control call', async () => {
    const token = await anonymousToken();
    await control('session', { expireTokens: true });
    expect(await get('getColumns', { appID: 2 }, { token })).toMatchObject({ status: 10111 });
  });

  it('survives a restart, and is stored as a hash only', async () => {
    const token = await anonymousToken();
    await origin.restart();
    expect(await get('getColumns', { appID: 2 }, { token })).toMatchObject({ status: 0 });
    const disk = await origin.readDisk();
    expect(disk).toContain(createHash('sha256').update(token).digest('hex'));
    expect(disk).not.toContain(token);
  });
});

describe('refreshAccessToken', () => {
  it('returns three new tokens, of which the access token authorises the member', async () => {
    const { refreshToken, accessToken, uid } = await origin.member('13900000001', '夜航');
    origin.wait(3 * HOUR_MS);
    expect(await get('getMemberInfo', {}, { token: accessToken })).toMatchObject({ status: 10111 });
    const { data } = await get('refreshAccessToken', { refreshToken });
    expect(new Set([data.token, data.accessToken, data.refreshToken, refreshToken]).size).toBe(4);
    expect(await get('getMemberInfo', {}, { token: String(data.accessToken) })).toMatchObject({
      data: { uid: String(uid), nickname: '夜航' },
    });
  });

  it('works after the tokens expired by the control call', async () => {
    const { refreshToken } = await origin.member('13900000001');
    await control('session', { expireTokens: true });
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 0 });
  });

  it('accepts the same refresh token for a minute more, then answers 10102', async () => {
    const { refreshToken } = await origin.member('13900000001');
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 0 });
    origin.wait(MINUTE_MS - 1_000);
    const again = await get('refreshAccessToken', { refreshToken });
    expect(again).toMatchObject({ status: 0 });
    const { accessToken } = again.data as { readonly accessToken: string };
    expect(await get('getMemberInfo', {}, { token: accessToken })).toMatchObject({ status: 0 });
    origin.wait(2_000);
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 10102 });
  });

  it.each([
    ['an access token', async () => (await origin.member('13900000001')).accessToken],
    ['an anonymous token', async () => anonymousToken()],
    ['nothing', async () => ''],
    ['an unknown token', async () => 'made-up'],
  ])('refuses a token that is not a refresh token (%s): 10102', async (_, read) => {
    expect(await get('refreshAccessToken', { refreshToken: await read() })).toMatchObject({
      status: 10102,
      data: {},
    });
  });

  it('refuses a refresh token after 30 days', async () => {
    const { refreshToken } = await origin.member('13900000001');
    origin.wait(30 * DAY_MS);
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 10102 });
  });
});

describe('a member', () => {
  it('answers 10103 to a member who was logged out elsewhere, who cannot refresh', async () => {
    const { uid, accessToken, refreshToken } = await origin.member('13900000001');
    await control('session', { kick: uid });
    expect(await get('getColumns', {}, { token: accessToken })).toMatchObject({ status: 10103 });
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 10102 });
  });

  it('can log in again after being logged out elsewhere', async () => {
    const { uid } = await origin.member('13900000001');
    await control('session', { kick: uid });
    const { accessToken } = await origin.member('13900000001');
    expect(await get('getMemberInfo', {}, { token: accessToken })).toMatchObject({ status: 0 });
  });

  it('answers 10102 to a blocked member, who cannot refresh', async () => {
    const { uid, accessToken, refreshToken } = await origin.member('13900000001');
    await control('session', { forbid: uid });
    expect(await get('getColumns', {}, { token: accessToken })).toMatchObject({ status: 10102 });
    expect(await get('refreshAccessToken', { refreshToken })).toMatchObject({ status: 10102 });
  });
});

describe('the handshake', () => {
  it.each([
    ['authinfo', 'auth'],
    ['getAuthInfo', 'postAuth'],
  ])('%s and %s return the token and secret for signatures', async (first, second) => {
    const { nonce } = (await get(first, { appID: 3 })).data;
    const sign = md5(`${DEVICE}${nonce}3`);
    const { data } = await post(second, { appID: 3, nonce: String(nonce), sign });
    expect(data).toEqual({
      authToken: expect.stringMatching(/.{20}/),
      appSecret: expect.stringMatching(/.{20}/),
      authTime: expect.any(Number),
    });
  });

  it.each([
    ['a wrong sign', async (nonce: string) => ({ nonce, sign: md5(`${nonce}3`) })],
    [
      'the sign of another app',
      async (nonce: string) => ({ nonce, sign: md5(`${DEVICE}${nonce}1`) }),
    ],
    ['an unknown nonce', async () => ({ nonce: 'none', sign: md5(`${DEVICE}none3`) })],
    [
      'the nonce of another device',
      async (nonce: string) => ({ nonce, device: 'other', sign: md5(`other${nonce}3`) }),
    ],
  ])('refuses %s: 1004', async (_, answerOf) => {
    const { nonce } = (await get('authinfo', { appID: 3 })).data;
    expect(await post('auth', { appID: 3, ...(await answerOf(String(nonce))) })).toMatchObject({
      status: 1004,
      data: {},
    });
  });

  it('accepts a nonce once, within five minutes', async () => {
    const nonceOf = async () => String((await get('authinfo', { appID: 3 })).data.nonce);
    const use = (nonce: string) =>
      post('auth', { appID: 3, nonce, sign: md5(`${DEVICE}${nonce}3`) });
    const used = await nonceOf();
    expect(await use(used)).toMatchObject({ status: 0 });
    expect(await use(used)).toMatchObject({ status: 1004 });
    const old = await nonceOf();
    origin.wait(5 * MINUTE_MS);
    expect(await use(old)).toMatchObject({ status: 1004 });
  });
});

describe('the signed app', () => {
  it('refuses a call that is not signed: 1004', async () => {
    const refused = { status: 1004, data: {} };
    expect(await get('getColumns', { appID: 3 })).toMatchObject(refused);
    expect(await get('getAnonymousToken', { appID: 3 })).toMatchObject(refused);
    expect(await post('discussView', { appID: 3, id: 345 }, {}, 'nis')).toMatchObject(refused);
  });

  it.each([['getConfig'], ['serverTime'], ['authinfo']])('answers %s unsigned', async (call) => {
    expect(await get(call, { appID: 3 })).toMatchObject({ status: 0 });
  });

  it('answers ads unsigned', async () => {
    const answer = await fetch(
      `${origin.state.url}/adv-appif-server/getArticleAdvs?columnID=12&appID=3&curVersions=1`,
    );
    expect(await answer.json()).toMatchObject({ status: 0 });
  });

  it('accepts a signed call', async () => {
    const sign = await origin.handshake(3);
    expect(await get('getColumns', { appID: 3 }, sign())).toMatchObject({ status: 0 });
  });

  it.each([
    ['a wrong sign', { sign: md5('x') }],
    ['no sign', { sign: '' }],
    ['an unknown authtoken', { authtoken: 'unknown' }],
    ['no header abc', { abc: '0' }],
    ['a time that was not signed', { time: String(Date.now() + 1) }],
  ])('refuses %s: 1004', async (_, wrong) => {
    const sign = await origin.handshake(3);
    expect(await get('getColumns', { appID: 3 }, { ...sign(), ...wrong })).toMatchObject({
      status: 1004,
    });
  });

  it.each([
    [4 * MINUTE_MS, 0],
    [-4 * MINUTE_MS, 0],
    [6 * MINUTE_MS, 1004],
    [-6 * MINUTE_MS, 1004],
    [DAY_MS, 1004],
  ])('answers a clock that is %i ms off with status %i', async (gap, status) => {
    const sign = await origin.handshake(3);
    const headers = sign(String(origin.now() + gap));
    expect(await get('getColumns', { appID: 3 }, headers)).toMatchObject({ status });
  });

  it('refuses a signature after two hours, or after the control call', async () => {
    const old = await origin.handshake(3);
    origin.wait(2 * HOUR_MS);
    expect(await get('getColumns', { appID: 3 }, old())).toMatchObject({ status: 1004 });
    const cut = await origin.handshake(3);
    await control('session', { expireAuth: true });
    expect(await get('getColumns', { appID: 3 }, cut())).toMatchObject({ status: 1004 });
  });
});

it('checks a signature in an app that does not require one', async () => {
  const sign = await origin.handshake(1);
  expect(await get('getColumns', {}, sign())).toMatchObject({ status: 0 });
  expect(await get('getColumns', {}, { ...sign(), sign: 'no' })).toMatchObject({ status: 1004 });
});

describe('encrypted payloads', () => {
  /** Encrypts with OpenSSL by the standard: PKCS7, base64. */
  const seal = (payload: unknown, key = PAYLOAD_KEY): string => {
    const cipher = createCipheriv('sm4-cbc', key, PAYLOAD_IV);
    return cipher.update(JSON.stringify(payload), 'utf8', 'base64') + cipher.final('base64');
  };
  const encrypted = { appID: 4, curVersions: 3 };

  it('are decrypted in a GET and in a POST form', async () => {
    const data = seal({ columnId: '12' });
    expect(await get('getColumn', { ...encrypted, data })).toMatchObject({
      status: 0,
      data: { columnName: '要闻' },
    });
    expect(await post('getColumn', { ...encrypted, data })).toMatchObject({
      data: { columnName: '要闻' },
    });
  });

  it('have precedence over a common parameter of the same name', async () => {
    const data = seal({ id: '345', source: '0' });
    const { data: page } = await get('discussView', { ...encrypted, source: 'wap', data });
    expect(page.totalCount).toBeGreaterThan(0);
  });

  it('are not required for a call without own parameters', async () => {
    expect(await get('getConfig', encrypted)).toMatchObject({ status: 0 });
  });

  it('must not be in plain text in the app with encryption', async () => {
    expect(await get('getColumn', { ...encrypted, columnId: 12 })).toMatchObject({
      status: -1,
      data: {},
    });
    const data = seal({ columnId: '12' });
    expect(await get('getColumn', { ...encrypted, data, version: 0 })).toMatchObject({
      status: -1,
    });
  });

  it('may be in plain text below version 3, and in the other apps', async () => {
    expect(await get('getColumn', { appID: 4, columnId: 12 })).toMatchObject({ status: 0 });
    expect(await get('getColumn', { curVersions: 3, columnId: 12 })).toMatchObject({ status: 0 });
  });

  it.each([
    ['another key', seal({ columnId: '12' }, '0123456789abcdef')],
    ['invalid base64', '%%%'],
    ['a truncated cipher', seal({ columnId: '12' }).slice(0, 10)],
    ['a list', seal(['columnId', 12])],
    ['nothing', ''],
  ])('that cannot be decrypted are refused with the same answer: %s', async (_, data) => {
    expect(await get('getColumn', { ...encrypted, data })).toEqual({
      status: -1,
      message: '参数无法识别',
      data: {},
    });
  });

  it('may contain device and time, which are then checked', async () => {
    const data = seal({ columnId: '12' });
    const ask = (facts: unknown) => get('getColumn', { ...encrypted, data, afsData: seal(facts) });
    expect(await ask({ device: DEVICE, t: origin.now() })).toMatchObject({ status: 0 });
    expect(await ask({ device: 'other', t: origin.now() })).toMatchObject({ status: -1 });
    expect(await ask({ device: DEVICE, t: 0 })).toMatchObject({ status: -1 });
  });

  it('are the only form of recordVoteCountAndLog, in every app', async () => {
    const { accessToken } = await origin.member('13900000001');
    const token = { token: accessToken };
    const record = (values: Values) => post('recordVoteCountAndLog', values, token);
    // Decrypted: an unknown option is refused with a reason.
    const opened = { status: 0, data: { result: 'false', reason: 'option' } };
    const vote = { voteId: '8106', optionIds: '7' };
    await origin.control('vote', { id: 8106, startsAt: 0, endsAt: 2 ** 50 });
    expect(await record({ data: seal(vote) })).toMatchObject(opened);
    expect(await record(vote)).toMatchObject({ status: -1 });
    expect(await record({})).toMatchObject({ status: -1 });
  });

  it.each([
    ['without a leading 04', ''],
    ['with a leading 04', '04'],
  ])('may have user ids encrypted with the SM2 key of getConfig, %s', async (_, lead) => {
    const { accessToken, userid } = await origin.member('13900000001', '夜航');
    const key = String((await get('getConfig', encrypted)).data.sm2PublicKey);
    const sealed = lead + sm2.doEncrypt(String(userid), key, 1);
    const token = { token: accessToken };
    expect(await get('getUserInfo', { userid: sealed }, token)).toMatchObject({
      data: { userid: String(userid), nickname: '夜航' },
    });
    const damaged = sealed.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await get('getUserInfo', { userid: damaged }, token)).toMatchObject({ status: -1 });
  });

  it('may have user ids encrypted with SM4', async () => {
    const { accessToken, userid } = await origin.member('13900000001', '夜航');
    const cipher = createCipheriv('sm4-ecb', PAYLOAD_KEY, null);
    const sealed = cipher.update(String(userid), 'utf8', 'base64') + cipher.final('base64');
    expect(await get('getUserInfo', { userid: sealed }, { token: accessToken })).toMatchObject({
      data: { userid: String(userid), nickname: '夜航' },
    });
  });
});

describe('getShareContent', () => {
  it.each([
    ['https://news.example.test/displayTemplate/news/newsDetail/12/345.html?isShare=true'],
    ['http://localhost:4321/displayTemplate/news/home.html'],
  ])('signs %s', async (url) => {
    const { ticket } = await origin.read<{ ticket: string }>('ticket');
    const { data } = await get('getShareContent', { url });
    const { noncestr, timestamp } = data;
    const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`;
    expect(data.signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect(data.appid).toBe((await get('getConfig')).data._rd_WeChat?.['wxAppid' as never]);
  });

  it.each([['https://evil.example.test/'], ['javascript:alert(1)'], ['']])(
    'refuses %s',
    async (url) => {
      expect(await get('getShareContent', { url })).toMatchObject({ status: -1, data: {} });
    },
  );
});

describe('statistics', () => {
  const records = async () =>
    (await origin.read<{ records: Record<string, unknown>[] }>('records')).records;

  it.each([
    ['postEvents', { id: 345, type: 7, eventType: 3, channel: 3 }, 'countClick'],
    ['postEvents', { id: 345, type: 0, eventType: 3, channel: 3 }, 'countClick'],
    ['postEvents', { id: 345, type: 10, eventType: 3, channel: 3 }, 'countClick'],
    ['postEvent', { id: 345, type: 0, eventType: 2, channel: 1 }, 'countShare'],
  ])('%s %j is stored and raises %s', async (call, values, counter) => {
    const count = async () =>
      Number((await get('getArticleCounts', { articleId: 345 })).data[counter]);
    const before = await count();
    expect(await post(call, values)).toMatchObject({ data: { value: 'true' } });
    expect(await post(call, values, {}, 'nis')).toMatchObject({ data: { value: 'true' } });
    expect(await count()).toBe(before + 2);
    expect(await records()).toMatchObject([{ kind: call, params: { id: '345' } }, { kind: call }]);
  });

  it('counts a view once per idempotency key', async () => {
    const values = { id: 345, type: 0, eventType: 3, channel: 3, idempotencyKey: 'view-1' };
    await post('postEvents', values);
    await post('postEvents', values);
    expect(await records()).toHaveLength(1);
  });

  it.each([['recordDevice'], ['bigData']])('%s is stored', async (call) => {
    expect(await get(call, { type: 20, deviceInfo: 'x' })).toMatchObject({
      data: { value: 'true' },
    });
    expect(await records()).toMatchObject([{ kind: call, params: { deviceInfo: 'x' } }]);
  });

  it('stores read records with their headers, and clicks on articles', async () => {
    const headers = {
      'Tenant-Code': 't1',
      appKey: 'k1',
      os: 'web',
      deviceId: 'd1',
      userUuid: 'u1',
    };
    const asked = Object.keys(headers).join(',').toLowerCase();
    const preflight = await fetch(`${origin.state.url}/record/sendRecord`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': asked },
    });
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(asked.split(',')));
    await fetch(`${origin.state.url}/record/sendRecord?articleId=345&readTime=12`, { headers });
    await fetch(`${origin.state.url}/click`, {
      method: 'POST',
      body: new URLSearchParams({ articleId: '345' }),
    });
    expect(await records()).toMatchObject([
      {
        kind: 'sendRecord',
        params: { articleId: '345', readTime: '12' },
        headers: { 'tenant-code': 't1', appkey: 'k1', os: 'web', deviceid: 'd1', useruuid: 'u1' },
      },
      { kind: 'click', params: { articleId: '345' } },
    ]);
  });

  it('refuses a form of 300,000 characters', async () => {
    const answer = await fetch(`${origin.state.url}/click`, {
      method: 'POST',
      body: new URLSearchParams({ text: 'x'.repeat(300_000) }),
    });
    expect(answer.status).toBe(413);
  });
});
