import { describe, expect, it } from 'vitest';
import { getConfig } from '../../src/api/calls/config.ts';
import {
  auth,
  authInfo,
  getAnonymousToken,
  refreshAccessToken,
} from '../../src/api/calls/session.ts';
import { bigData, serverTime } from '../../src/api/calls/visit.ts';
import { hashMd5 } from '../../src/api/cipher/md5.ts';
import { type CatalogueReader, mustHave, openReader, refusedBy } from './catalogueReader.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/** The catalogue's rows (product 4.15, wire 4.1): config and startup. */

const origin = runOrigin();

describe('getConfig', () => {
  it('sends app and site id, and returns the site name', async () => {
    const { client, sent } = openReader(origin);
    expect(mustHave(await getConfig(client))).toMatchObject({ siteName: expect.any(String) });
    expect(sent('getConfig').params).toMatchObject({ appID: '1', siteID: '1' });
  });

  it('is refused for an app of another site', async () => {
    const { client } = openReader(origin, { settings: { appId: '99' } });
    expect(await getConfig(client)).toEqual(refusedBy(-1));
  });
});

describe('getAnonymousToken', () => {
  it('returns the token for the next request', async () => {
    const { client, sent, tokens } = openReader(origin, { app: 2 });
    const token = mustHave(await getAnonymousToken(client));
    expect(token).toMatch(/^\S{16,}$/);
    expect(sent('getAnonymousToken').params).toMatchObject({ device: DEVICE });
    tokens.writeSecurity(token);
    expect((await client.send({ path: '/base_url/getColumns' })).ok).toBe(true);
    expect(sent('getColumns').headers.token).toBe(token);
  });
});

describe('refreshAccessToken', () => {
  it('returns token, accessToken and refreshToken; the old token expires in a minute', async () => {
    const { client, sent } = openReader(origin);
    const { refreshToken } = await origin.member('13900000201');
    const fresh = mustHave(await refreshAccessToken(client, { refreshToken }));
    expect(fresh).toEqual({
      token: expect.stringMatching(/./),
      accessToken: expect.stringMatching(/./),
      refreshToken: expect.stringMatching(/./),
    });
    expect(sent('refreshAccessToken').params).toMatchObject({ device: DEVICE, refreshToken });
    origin.wait(60_000);
    expect(await refreshAccessToken(client, { refreshToken })).toEqual(refusedBy(10102));
  });
});

async function signFor(client: CatalogueReader['client'], nonce: string): Promise<string> {
  return hashMd5(`${DEVICE}${nonce}${client.settings.appId}`);
}

describe('authinfo', () => {
  it('returns a nonce for this device', async () => {
    const { client, sent } = openReader(origin, { app: 3 });
    expect(mustHave(await authInfo(client))).toMatch(/^\S{16,}$/);
    expect(sent('authinfo')).toMatchObject({
      line: 'GET /app_if/authinfo',
      params: { device: DEVICE },
    });
  });
});

describe('POST auth', () => {
  it('returns token and secret for a signed nonce, once', async () => {
    const { client, sent } = openReader(origin, { app: 3 });
    const nonce = mustHave(await authInfo(client));
    const sign = await signFor(client, nonce);
    expect(mustHave(await auth(client, { nonce, sign }))).toEqual({
      authToken: expect.stringMatching(/./),
      appSecret: expect.stringMatching(/./),
    });
    expect(sent('auth')).toMatchObject({
      line: 'POST /app_if/auth',
      params: { device: DEVICE, nonce, sign },
    });
    expect(await auth(client, { nonce, sign })).toEqual(refusedBy(1004));
  });
});

describe('getAuthInfo, postAuth', () => {
  it('do the handshake under other names', async () => {
    const { client } = openReader(origin, { app: 3 });
    const info = mustHave(await client.send({ path: '/base_url/getAuthInfo', signFree: true }));
    const { nonce } = info as { nonce: string };
    const params = { device: DEVICE, nonce, sign: await signFor(client, nonce) };
    const path = '/base_url/postAuth';
    expect(await client.send({ path, method: 'post', params, signFree: true })).toMatchObject({
      ok: true,
      value: { authToken: expect.any(String), appSecret: expect.any(String) },
    });
  });
});

describe('bigData', () => {
  it('records the opened article and the reader', async () => {
    const { client } = openReader(origin);
    expect(await bigData(client, { articleId: '345', userOtherId: 'xy1' })).toEqual({
      ok: true,
      value: true,
    });
    expect(await origin.read('records')).toMatchObject({
      records: [{ kind: 'bigData', params: { aid: '345', appid: '1', dev: DEVICE, uid: 'xy1' } }],
    });
  });
});

describe('serverTime, getServerTime', () => {
  it('return the server’s clock in ms', async () => {
    const { client } = openReader(origin);
    origin.wait(86_400_000);
    const before = origin.now();
    const time = mustHave(await serverTime(client));
    const other = mustHave(await client.send({ path: '/base_url/getServerTime' }));
    const after = origin.now();
    expect(time).toBeGreaterThanOrEqual(before);
    expect(Number(other)).toBeGreaterThanOrEqual(time);
    expect(Number(other)).toBeLessThanOrEqual(after);
  });
});
