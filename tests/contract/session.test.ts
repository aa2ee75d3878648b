import { describe, expect, it } from 'vitest';
import { PAYLOAD_IV, PAYLOAD_KEY, SM2_PUBLIC_KEY } from '../../scripts/origin/apps.ts';
import { getConfig } from '../../src/api/calls/config.ts';
import { getArticleCounts } from '../../src/api/calls/counts.ts';
import { hasFav } from '../../src/api/calls/favourites.ts';
import { bigData, recordDevice, serverTime } from '../../src/api/calls/visit.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import type { ApiCall } from '../../src/api/request.ts';
import { createSession } from '../../src/api/session/session.ts';
import { createTokenStore, type TokenName, type TokenStore } from '../../src/api/session/tokens.ts';
import { DAY_MS, HOUR_MS } from '../../src/model/durations.ts';
import type { Attempt } from '../../src/model/outbox/outboxTypes.ts';
import type { Settings } from '../../src/settings.ts';
import { attemptWrite } from '../../src/writes/attemptWrite.ts';
import { memoryStorage, recordEffects } from '../unit/session/parts.ts';
import { settingsOf } from './catalogueReader.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/** The client's sessions against the embedded origin: open, with tokens, signed, encrypted. */

const origin = runOrigin();

interface Reader {
  readonly client: Client;
  /** Whole addresses that were asked for. */
  readonly asked: string[];
  readonly tokens: TokenStore;
  readonly done: unknown[];
}

/** A reader's page with the settings of an app; its clock is wrong by `behindMs`. */
function openReader(app: 1 | 2 | 3 | 4, more: Partial<Settings> = {}, behindMs = 0): Reader {
  const settings = { ...settingsOf(origin.state.url, app), ...more };
  const now = () => origin.now() - behindMs;
  const plain = createClient({ settings, device: () => DEVICE, now });
  const tokens = createTokenStore(memoryStorage(new Map<TokenName, string>()), now);
  const { done, effects } = recordEffects();
  const session = createSession({
    settings,
    device: () => DEVICE,
    now,
    serverNow: async () => {
      const time = await serverTime(plain);
      return time.ok ? time.value : 0;
    },
    tokens,
    lock: (run) => run(),
    effects,
    mustSign: settings.xyAuth === 2,
  });
  const asked: string[] = [];
  const client = createClient({
    settings,
    device: () => DEVICE,
    now,
    fetch: (address, init) => {
      asked.push(String(address));
      return fetch(address, init);
    },
    steps: [session.prepare],
    hooks: { onStatus: session.onStatus },
  });
  return { client, asked, tokens, done };
}

const counts = ({ client }: Reader) => getArticleCounts(client, { articleId: '345' });
const YES = { ok: true, value: expect.objectContaining({ clicks: expect.any(Number) }) };

describe('the app with tokens', () => {
  it('answers a reader who has no token yet', async () => {
    const reader = openReader(2);
    expect(await counts(reader)).toEqual(YES);
    expect(reader.tokens.readSecurity()).toEqual(expect.any(String));
  });

  it('gives a new token when the first has expired: 10111', async () => {
    const reader = openReader(2);
    await counts(reader);
    const first = reader.tokens.readSecurity();
    await origin.control('session', { expireTokens: true });
    const answers = await Promise.all([counts(reader), counts(reader), counts(reader)]);
    expect(answers).toEqual([YES, YES, YES]);
    expect(reader.tokens.readSecurity()).not.toBe(first);
  });

  it('refreshes a member’s access token, and the refresh token is single-use', async () => {
    const reader = openReader(2);
    const login = await origin.member('13900000011');
    const member = { ...login, uid: String(login.uid), userid: String(login.userid) };
    reader.tokens.writeMember(member);
    expect(await counts(reader)).toEqual(YES);
    origin.wait(3 * HOUR_MS);
    const answers = await Promise.all([counts(reader), counts(reader)]);
    expect(answers).toEqual([YES, YES]);
    const fresh = reader.tokens.readMember();
    expect(fresh).toMatchObject({ uid: member.uid });
    expect(fresh?.accessToken).not.toBe(member.accessToken);
    expect(fresh?.refreshToken).not.toBe(member.refreshToken);

    // Another device with the used refresh token is logged out.
    origin.wait(60_000);
    const late = openReader(2);
    late.tokens.writeMember(member);
    expect(await counts(late)).toMatchObject({ error: { status: 10111 } });
    expect(late.tokens.readMember()).toBe(null);
  });

  it('logs out a member who was logged out elsewhere: 10103', async () => {
    const reader = openReader(2);
    const login = await origin.member('13900000012');
    reader.tokens.writeMember({ ...login, uid: String(login.uid), userid: String(login.userid) });
    await origin.control('session', { kick: login.uid });
    expect(await counts(reader)).toMatchObject({ error: { status: 10103 } });
    expect(reader.tokens.readMember()).toBe(null);
    expect(reader.done).toEqual(['clear the user of the app']);
  });
});

describe('a write whose member has left', () => {
  it('is stored for that member alone: not while another one is logged in, or none', async () => {
    const reader = openReader(2);
    const [ann, bob] = await Promise.all(
      ['13900000021', '13900000022'].map(async (phone) => {
        const login = await origin.member(phone);
        return { ...login, uid: String(login.uid), userid: String(login.userid) };
      }),
    );
    if (!ann || !bob) throw new Error('the origin has logged in nobody');
    const attempt = (): Promise<Attempt> =>
      attemptWrite(
        reader.client,
        {
          kind: 'fav',
          payload: { articleId: '345', imageUrl: '', cancel: false },
          key: 'left',
          at: 0,
          tries: 1,
          by: ann.uid,
        },
        { userId: ann.uid, userName: '' },
      );
    const stored = async ({ uid }: { readonly uid: string }) => {
      const answer = await hasFav(reader.client, { articleId: '345', userId: uid });
      return answer.ok && answer.value;
    };
    const LEFT = { state: 'failed', doubtful: false, status: null };

    reader.tokens.writeMember(bob);
    expect(await attempt()).toMatchObject(LEFT);
    reader.tokens.clearMember();
    expect(await attempt()).toMatchObject(LEFT);
    expect(reader.asked).toEqual([]);
    reader.tokens.writeMember(ann);
    expect(await attempt()).toMatchObject({ state: 'done' });
    expect(await stored(ann)).toBe(true);
    reader.tokens.writeMember(bob);
    expect(await stored(bob)).toBe(false);
  });
});

describe('the signed app', () => {
  it('answers signed requests after a handshake', async () => {
    const reader = openReader(3);
    expect(await counts(reader)).toEqual(YES);
    expect(await counts(reader)).toEqual(YES);
  });

  it.each([
    ['behind', DAY_MS],
    ['ahead', -DAY_MS],
  ])('answers a device whose clock is a day %s', async (_, behindMs) => {
    expect(await counts(openReader(3, {}, behindMs))).toEqual(YES);
  });

  it('reloads the page when the signature has expired: 1004', async () => {
    const reader = openReader(3);
    await counts(reader);
    await origin.control('session', { expireAuth: true });
    expect(await counts(reader)).toMatchObject({ error: { status: 1004 } });
    expect(reader.done).toEqual(['forget the clock', 'reload']);
    expect(reader.tokens.readAuth()).toBe(null);
    expect(await counts(reader)).toEqual(YES);
  });
});

describe('the app with encrypted payloads', () => {
  it('answers an encrypted read', async () => {
    const reader = openReader(4);
    expect(await counts(reader)).toEqual(YES);
    expect(await getConfig(reader.client)).toMatchObject({ ok: true });
  });

  it.each([
    ['correct', 0],
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
  ])('accepts anti-fraud data with server time when the device clock is %s', async (_, ahead) => {
    expect(await counts(openReader(4, { afsCheck: true }, ahead))).toEqual(YES);
  });

  it('refuses a payload encrypted with another key', async () => {
    const wrong = openReader(4, { encryptKey: '0123456789abcdef' });
    expect(await counts(wrong)).toMatchObject({ ok: false, error: { kind: 'status', status: -1 } });
  });
});

describe('encrypted user ids', () => {
  it.each<[string, 1 | 4, Partial<Settings>]>([
    ['SM2', 1, { encryptUserIds: true, sm2PublicKey: SM2_PUBLIC_KEY }],
    ['SM4', 1, { encryptUserIds: true, encryptKey: PAYLOAD_KEY, encryptIv: PAYLOAD_IV }],
    ['SM2 in an encrypted payload', 4, { encryptUserIds: true, sm2PublicKey: SM2_PUBLIC_KEY }],
    ['SM4 in an encrypted payload', 4, { encryptUserIds: true }],
  ])('are decrypted from %s', async (_, app, more) => {
    const reader = openReader(app, more);
    const login = await origin.member('13900000013', '江边读报人');
    const uid = String(login.uid);
    reader.tokens.writeMember({ ...login, uid, userid: String(login.userid) });
    const call: ApiCall = {
      path: '/base_url/getMemberInfo',
      params: { uid },
      member: true,
      userIds: ['uid'],
    };
    expect(await reader.client.send(call)).toMatchObject({
      ok: true,
      value: { nickname: '江边读报人' },
    });
    const query = new URL(reader.asked[0] ?? '').searchParams;
    expect(query.get('uid')?.length ?? 99).toBeGreaterThan(20);
  });
});

describe('every app', () => {
  it.each([1, 2, 3, 4] as const)('%i records devices and visits', async (app) => {
    const { client } = openReader(app);
    const record = { userOtherId: 'xy1', shared: true, deviceInfo: 'Browser/1' };
    expect(await recordDevice(client, record)).toEqual({ ok: true, value: true });
    const visit = { articleId: '345', userOtherId: 'xy1' };
    expect(await bigData(client, visit)).toEqual({ ok: true, value: true });
  });
});
