import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getShareContent, getWxUserInfo, thirdLogin } from '../../src/api/calls/messenger.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import { createLease } from '../../src/api/session/lock.ts';
import { createSession } from '../../src/api/session/session.ts';
import { createTokenStore } from '../../src/api/session/tokens.ts';
import { formatAuthorizeUrl, parseReturnedCode } from '../../src/model/messenger/consentAddress.ts';
import type { Settings } from '../../src/settings.ts';
import { testSettings } from '../unit/api/settings.ts';
import { memoryStorage, recordEffects, sharedText } from '../unit/session/parts.ts';
import { DEVICE, PAGES, runOrigin } from './originClient.ts';

/** The messenger's calls against the embedded origin, with the session that pages have. */
const origin = runOrigin();
const PAGE = `${PAGES}/newsDetail/12/345.html`;

function openClient(change: Partial<Settings> = {}): Client {
  const settings = testSettings({
    siteId: '1',
    appId: '1',
    apiUrl: `${origin.state.url}/app_if`,
    ssoUrl: `${origin.state.url}/sso`,
    ...change,
  });
  const session = createSession({
    settings,
    device: () => DEVICE,
    now: origin.now,
    serverNow: async () => origin.now(),
    tokens: createTokenStore(memoryStorage(new Map()), origin.now),
    lock: createLease({
      storage: sharedText(),
      now: origin.now,
      pause: async () => {},
      owner: 'me',
    }),
    effects: recordEffects().effects,
    mustSign: settings.xyAuth === 2,
  });
  return createClient({
    settings,
    device: () => DEVICE,
    now: origin.now,
    steps: [session.prepare],
  });
}

/** Consents as a reader does, and comes back with a code. */
async function consent(): Promise<string> {
  const url = formatAuthorizeUrl(`${origin.state.url}/wx/authorize`, 'wx1', `${PAGE}?a=1`, 's1');
  const { headers } = await fetch(url, { redirect: 'manual' });
  const returned = parseReturnedCode(headers.get('location') ?? '');
  expect(returned).toMatchObject({ state: 's1', rest: `${PAGE}?a=1` });
  return returned?.code ?? '';
}

describe('getShareContent', () => {
  it('signs the address by the rule of the messenger', async () => {
    const url = `${PAGE}?isShare=true`;
    const answer = await getShareContent(openClient(), { url });
    if (!answer.ok) throw new Error(answer.error.message);
    const { ticket } = await origin.read<{ ticket: string }>('ticket');
    const { nonce, timestamp, signature } = answer.value;
    const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`;
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'));
  });

  it('does not sign a page of another site', async () => {
    const answer = await getShareContent(openClient(), { url: 'https://other.test/a.html' });
    expect(answer.ok).toBe(false);
  });
});

describe('getWxUserInfo', () => {
  it('returns the user of a code once', async () => {
    const client = openClient();
    const code = await consent();
    expect(await getWxUserInfo(client, { code })).toMatchObject({
      ok: true,
      value: { openId: expect.stringMatching(/^o/), unionId: expect.stringMatching(/^u/) },
    });
    expect(await getWxUserInfo(client, { code })).toMatchObject({
      ok: true,
      value: { openId: '' },
    });
  });

  it.each([
    ['nounion', { openId: expect.stringMatching(/^o/), unionId: '' }],
    ['badcode', { openId: '' }],
  ])('answers %s', async (mode, value) => {
    await origin.control('wx', { mode });
    const code = await consent();
    expect(await getWxUserInfo(openClient(), { code })).toMatchObject({ ok: true, value });
  });
});

describe('thirdLogin', () => {
  const user = { openId: 'o1', unionId: 'u1', nickname: '夜航 <b>😀', head: '' };
  const signed: Partial<Settings> = { appId: '3', xyAuth: 2, ssoSecret: 'jichuan' };

  it('logs in, and returns the nickname unchanged', async () => {
    expect(await thirdLogin(openClient(), user)).toMatchObject({
      ok: true,
      value: { member: { nickname: user.nickname }, accessToken: expect.stringMatching(/./) },
    });
  });

  it('returns the same member for the same unionid and another openid', async () => {
    const client = openClient();
    const ids = await Promise.all(
      ['o1', 'o2'].map(async (openId) => {
        const answer = await thirdLogin(client, { ...user, openId });
        return answer.ok && answer.value.member.uid;
      }),
    );
    expect(ids[0]).toMatch(/^\d+$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('is accepted by a login server that checks the signature', async () => {
    expect(await thirdLogin(openClient(signed), user)).toMatchObject({ ok: true });
  });

  it('is refused with another secret', async () => {
    const answer = await thirdLogin(openClient({ ...signed, ssoSecret: 'other' }), user);
    expect(answer).toMatchObject({ ok: false, error: { status: 1004 } });
  });

  it('works encrypted', async () => {
    const encrypted = {
      appId: '4',
      curVersions: 3,
      encryptKey: 'jichuanribao2026',
      encryptIv: '2026jichuanribao',
    };
    expect(await thirdLogin(openClient(encrypted), user)).toMatchObject({ ok: true });
  });
});
