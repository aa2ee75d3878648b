import { createDecipheriv, createHash } from 'node:crypto';
import sm2 from 'sm-crypto/src/sm2/index.js';
import { describe, expect, it } from 'vitest';
import {
  type ApiCall,
  type ApiRequest,
  buildRequest,
  formatParams,
  formatUrl,
} from '../../../src/api/request.ts';
import { isSessionDeployment, needsSession } from '../../../src/api/session/needsSession.ts';
import { createPayloadStep } from '../../../src/api/steps/payload.ts';
import { createSignatureStep } from '../../../src/api/steps/signature.ts';
import { createTokenStep } from '../../../src/api/steps/token.ts';
import { createUserIdStep } from '../../../src/api/steps/userIds.ts';
import type { Settings } from '../../../src/settings.ts';
import { testSettings } from '../api/settings.ts';

const NOW = 1_800_000_000_000;
const CIPHER = { encryptKey: 'jichuanribao2026', encryptIv: '2026jichuanribao' };
const build = (call: ApiCall, settings = testSettings()) =>
  buildRequest(settings, 'dev-1', NOW, call);

/** Decrypts a sealed payload with Node's cipher. */
function open(text: unknown): unknown {
  const node = createDecipheriv('sm4-cbc', CIPHER.encryptKey, CIPHER.encryptIv);
  return JSON.parse(node.update(String(text), 'base64', 'utf8') + node.final('utf8'));
}

const READ: ApiCall = { path: '/base_url/getArticleContent', params: { articleId: '9' } };
const WRITE: ApiCall = {
  path: '/base_url/discuss',
  method: 'post',
  params: { content: '好' },
  member: true,
};
const OUTSIDE: ApiCall = { path: 'https://log.example.test/sendRecord' };
const JSON_FILE: ApiCall = { path: 'https://cdn.example.test/area.json?v=2' };
const RAW: ApiCall = { path: '/base_url/productDetail', raw: true };

describe('which calls need a session', () => {
  const open = testSettings();
  it.each<[string, Partial<Settings>, ApiCall, boolean]>([
    ['a read of an open deployment', {}, READ, false],
    ['a write of a member', {}, WRITE, true],
    ['a sealed call', {}, { ...READ, sealed: true }, true],
    ['a call of the login server', {}, { path: '/sso_url/sendCode' }, true],
    ['a read in token mode', { tokenEnable: true }, READ, true],
    ['a read of a signed deployment', { xyAuth: 2 }, READ, true],
    ['a read in signature mode 1', { xyAuth: 1 }, READ, true],
    ['a read at curVersions 3', { curVersions: 3 }, READ, true],
    ['a read at curVersions 2', { curVersions: 2 }, READ, false],
    [
      'user ids in a deployment that encrypts them',
      { encryptUserIds: true },
      { ...READ, userIds: ['userID'] },
      true,
    ],
    ['no user ids in a deployment that encrypts them', { encryptUserIds: true }, READ, false],
    ['a .json file', { tokenEnable: true, xyAuth: 2, curVersions: 3 }, JSON_FILE, false],
    ['product detail', { tokenEnable: true, xyAuth: 2, curVersions: 3 }, RAW, false],
  ])('%s', (_, settings, call, expected) => {
    expect(needsSession({ ...open, ...settings }, call)).toBe(expected);
  });

  it.each<[Partial<Settings>, boolean]>([
    [{}, false],
    [{ tokenEnable: true }, true],
    [{ xyAuth: 1 }, true],
    [{ xyAuth: 2 }, true],
    [{ curVersions: 3 }, true],
    [{ curVersions: 2, encryptUserIds: true }, false],
  ])('isSessionDeployment of %j: %s', (settings, expected) => {
    expect(isSessionDeployment({ ...open, ...settings })).toBe(expected);
  });
});

describe('the token step', () => {
  const tokenOf = async (call: ApiCall, tokenEnable: boolean, member: string | null) => {
    const step = createTokenStep({
      settings: tokenEnable ? { tokenEnable } : {},
      memberToken: async () => member,
      anyToken: async () => member ?? 'anonymous',
    });
    return (await step(build(call))).headers.token;
  };

  it.each<[string, ApiCall, boolean, string | null, string | undefined]>([
    ['a read in token mode', READ, true, null, 'anonymous'],
    ['a read of a member in token mode', READ, true, 'access', 'access'],
    ['a call of the interaction server', { path: '/nis_url/bigData' }, true, null, 'anonymous'],
    ['a call of the login server', { path: '/sso_url/sendCode' }, true, null, 'anonymous'],
    ['a write in token mode', WRITE, true, 'access', 'access'],
    ['an ad in token mode', { path: '/adv-appif-server/getAdv' }, true, 'access', undefined],
    ['an outside address in token mode', OUTSIDE, true, 'access', undefined],
    ['the call that fetches tokens', { ...READ, tokenFree: true }, true, 'access', undefined],
    ['a read without token mode', READ, false, 'access', undefined],
    ['a write of a member without token mode', WRITE, false, 'access', 'access'],
    ['a write of a visitor without token mode', WRITE, false, null, undefined],
  ])('%s', async (_, call, tokenEnable, member, expected) => {
    expect(await tokenOf(call, tokenEnable, member)).toBe(expected);
  });

  it('keeps the other headers', async () => {
    const step = createTokenStep({
      settings: {},
      memberToken: async () => 'access',
      anyToken: async () => 'x',
    });
    expect((await step(build(WRITE))).headers).toMatchObject({ source: 'wap', token: 'access' });
  });
});

describe('the signature step', () => {
  const AUTH = { authToken: 'at', appSecret: 'as' };
  const SERVER_NOW = NOW - 86_400_000;
  const headersOf = async (call: ApiCall, xyAuth: 1 | 2 | undefined, auth: typeof AUTH | null) => {
    const step = createSignatureStep({
      settings: xyAuth ? { xyAuth } : {},
      auth: async () => auth,
      serverNow: async () => SERVER_NOW,
    });
    return (await step(build(call))).headers;
  };

  it('signs with the MD5 of token, secret and the server’s time', async () => {
    const sign = createHash('md5').update(`atas${SERVER_NOW}`).digest('hex');
    expect(await headersOf(READ, 2, AUTH)).toEqual({
      authtoken: 'at',
      time: String(SERVER_NOW),
      sign,
      abc: '1',
    });
  });

  it.each<[string, ApiCall, 1 | 2 | undefined, typeof AUTH | null, boolean]>([
    ['mode 1 with a signature', READ, 1, AUTH, true],
    ['mode 1 without one', READ, 1, null, false],
    ['mode 0', READ, undefined, AUTH, false],
    ['an address with Adv', { path: '/adv-appif-server/getArticleAdvs' }, 2, AUTH, false],
    ['an address with Adv on the base host', { path: '/base_url/getAdv' }, 2, AUTH, false],
    ['the handshake', { path: '/base_url/authinfo', signFree: true }, 2, AUTH, false],
    ['an outside address', OUTSIDE, 2, AUTH, false],
    ['a form', WRITE, 2, AUTH, true],
  ])('%s', async (_, call, xyAuth, auth, signed) => {
    expect('sign' in (await headersOf(call, xyAuth, auth))).toBe(signed);
  });
});

/** The payload step of a device whose clock is a day behind the server's. */
const createSeal = (settings: Settings) =>
  createPayloadStep({
    settings,
    device: () => 'dev-1',
    serverNow: async () => SERVER_TIME,
    siteKeys: async () => ({ key: CIPHER.encryptKey, iv: CIPHER.encryptIv }),
  });
const SERVER_TIME = NOW + 86_400_000;

describe('the payload step', () => {
  const seal = (call: ApiCall, overrides: Partial<Settings> = {}) => {
    const settings = testSettings({ curVersions: 3, ...CIPHER, ...overrides });
    return createSeal(settings)(build(call, settings));
  };

  it('seals the parameters of the call in data and leaves the common ones readable', async () => {
    const request = await seal({
      path: '/base_url/x',
      params: { articleId: '9', page: 0, gone: null },
    });
    const query = Object.fromEntries(new URL(formatUrl(request)).searchParams);
    expect(query).toMatchObject({ siteID: '7', device: 'dev-1', curVersions: '3', t: String(NOW) });
    for (const name of ['articleId', 'page', 'gone', 'afsData'])
      expect(query).not.toHaveProperty(name);
    expect(open(query.data)).toEqual({ articleId: '9', page: '0' });
  });

  it('seals a form, lists included', async () => {
    const request = await seal({
      ...WRITE,
      params: { voteResult: ['1:2', '1:3'], content: '好 &"' },
    });
    const form = formatParams(request.body as never);
    expect(open(form.get('data'))).toEqual({ voteResult: ['1:2', '1:3'], content: '好 &"' });
    expect(form.get('content')).toBe(null);
    expect(form.get('siteid')).toBe('7');
    expect(formatUrl(request)).not.toContain('?');
  });

  it('keeps the common value readable when the call has a parameter of the same name', async () => {
    const request = await seal({ path: '/base_url/x', params: { appID: '12' } });
    expect(request.query.appID).toBe('3');
    expect(open(request.query.data)).toEqual({ appID: '12' });
  });

  it('adds device and server time for the anti-fraud check', async () => {
    const request = await seal(READ, { afsCheck: true });
    expect(open(request.query.afsData)).toEqual({ device: 'dev-1', t: SERVER_TIME });
    expect(request.query.t).toBe(NOW);
  });

  it('seals with the keys of the site when the deployment has no keys', async () => {
    const settings = testSettings({ curVersions: 1 });
    const request = await createSeal(settings)(build({ ...WRITE, sealed: true }, settings));
    expect(open(formatParams(request.body as never).get('data'))).toEqual({ content: '好' });
  });

  it.each<[string, ApiCall, Partial<Settings>]>([
    ['below curVersions 3', READ, { curVersions: 2 }],
    ['a call without own parameters', { path: '/base_url/getConfig' }, {}],
    ['the ad server', { path: '/adv-appif-server/getAdv', params: { a: 1 } }, {}],
    ['an outside address', { ...OUTSIDE, params: { a: 1 } }, {}],
    [
      'a multipart body',
      { path: '/base_url/upload', method: 'post', multipart: new FormData() },
      {},
    ],
  ])('does not seal %s', async (_, call, settings) => {
    const request = await seal(call, settings);
    expect(request.query).not.toHaveProperty('data');
    expect(request.body ?? {}).not.toHaveProperty('data');
  });

  it.each<ApiCall['path']>([
    '/base_url/authinfo',
    '/base_url/getAuthInfo',
    '/base_url/auth',
    '/base_url/postAuth',
    '/base_url/postEvents',
    '/base_url/postEvent',
    '/base_url/recordDevice',
    '/nis_url/bigData',
  ])('does not seal %s, which opts out', async (path) => {
    expect((await seal({ path, params: { a: 1 } })).query).toMatchObject({ a: 1 });
  });

  it('seals the older form of a record', async () => {
    const form = { path: '/base_url/event', method: 'get' } as const;
    const { query } = await seal({ path: '/base_url/postEvents', params: { a: 1 }, form });
    expect(open(query.data)).toEqual({ a: '1' });
  });

  it.each<ApiCall['path']>(['/base_url/a', '/nis_url/a', '/sso_url/a'])(
    'seals %s',
    async (path) => {
      expect((await seal({ path, params: { a: 1 } })).query.data).toEqual(expect.any(String));
    },
  );

  it('seals recordVoteCountAndLog in every deployment, as a form', async () => {
    const call: ApiCall = {
      path: '/nis_url/recordVoteCountAndLog',
      method: 'post',
      sealed: true,
      params: { a: 1 },
    };
    const request = await seal(call, { curVersions: 1 });
    expect(open(formatParams(request.body as never).get('data'))).toEqual({ a: '1' });
  });

  it('rejects a sealed call without a valid key', async () => {
    await expect(
      seal({ ...READ, sealed: true }, { encryptKey: 'short', encryptIv: 'short' }),
    ).rejects.toThrow('The key of SM4 has 5 bytes instead of 16.');
  });
});

describe('the user id step', () => {
  const SM2 = sm2.generateKeyPairHex();
  const call: ApiCall = {
    path: '/base_url/x',
    params: { userID: '8', id: '5' },
    userIds: ['userID', 'userid'],
  };
  const paramsOf = ({ body, query }: ApiRequest) => (body ?? query) as Record<string, string>;

  it.each([undefined, 'post'])('encrypts with SM2 when a key is set (%s)', async (method) => {
    const step = createUserIdStep({ encryptUserIds: true, sm2PublicKey: SM2.publicKey, ...CIPHER });
    const params = paramsOf(await step(build({ ...call, method })));
    expect(sm2.doDecrypt(params.userID ?? '', SM2.privateKey, 1)).toBe('8');
    expect(params).toMatchObject({ id: '5', siteID: '7' });
    expect(params).not.toHaveProperty('userid');
  });

  it('encrypts with SM4-ECB in base64 when no SM2 key is set', async () => {
    const step = createUserIdStep({ encryptUserIds: true, ...CIPHER });
    const { userID = '' } = paramsOf(await step(build(call)));
    const node = createDecipheriv('sm4-ecb', CIPHER.encryptKey, null);
    expect(node.update(userID, 'base64', 'utf8') + node.final('utf8')).toBe('8');
  });

  it.each<[string, ApiCall, boolean]>([
    ['a deployment without encrypted user ids', call, false],
    ['a call without user ids', { ...call, userIds: undefined }, true],
    ['an empty id', { ...call, params: { userID: '' } }, true],
  ])('changes nothing for %s', async (_, one, wanted) => {
    const step = createUserIdStep({ ...(wanted && { encryptUserIds: true }), ...CIPHER });
    const request = build(one);
    expect(paramsOf(await step(request))).toEqual(paramsOf(request));
  });

  it('encrypts the user id of an upload in a copy of the form, which may be sent again', async () => {
    const multipart = new FormData();
    multipart.append('file', new Blob(['pixels']), 'a.png');
    multipart.append('userID', '8');
    const upload = { path: '/base_url/upload', method: 'post', multipart } as const;
    const step = createUserIdStep({ encryptUserIds: true, ...CIPHER });
    const { body } = await step(build({ ...upload, userIds: ['userID'] }));
    if (!(body instanceof FormData)) throw new Error('not a multipart body');
    expect(String(body.get('userID')).length).toBeGreaterThan(20);
    expect((body.get('file') as File).name).toBe('a.png');
    expect(multipart.get('userID')).toBe('8');
  });

  it('encrypts before the payload step seals', async () => {
    const settings = testSettings({ curVersions: 3, encryptUserIds: true, ...CIPHER });
    const request = await createUserIdStep(settings)(build(call, settings));
    const seal = createSeal(settings);
    const { data } = paramsOf(await seal(request));
    expect(open(data)).toEqual({ userID: request.query.userID, id: '5' });
    expect(request.query.userID).not.toBe('8');
  });
});
