import { describe, expect, it } from 'vitest';
import {
  getTerms,
  loginByPassword,
  loginByPhone,
  logout,
  oauthBindPhone,
  sendCode,
  setPassword,
} from '../../src/api/calls/login.ts';
import { getMemberInfo, getUserInfo, memberInfo } from '../../src/api/calls/members.ts';
import { thirdLogin } from '../../src/api/calls/messenger.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { createSession } from '../../src/api/session/session.ts';
import { createTokenStore } from '../../src/api/session/tokens.ts';
import { MINUTE_MS } from '../../src/model/durations.ts';
import { decideLoginProblem } from '../../src/model/member/loginProblem.ts';
import type { LoginResult } from '../../src/model/member/memberTypes.ts';
import type { Result } from '../../src/model/result.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { memoryStorage, recordEffects } from '../unit/session/parts.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/** The login's calls as pages make them, against the embedded origin. */

const origin = runOrigin();
const AREA = '86';

/** A browser: its client, and what it keeps of a login. */
function openBrowser(variables: Record<string, string> = {}) {
  const { url } = origin.state;
  const parsed = parseSettings({
    SITE_URL: 'https://news.example.test',
    API_URL: `${url}/app_if`,
    NIS_URL: `${url}/nis`,
    SSO_URL: `${url}/sso`,
    ...variables,
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('\n'));
  const settings = parsed.value;
  const tokens = createTokenStore(memoryStorage(new Map()), origin.now);
  const { effects } = recordEffects();
  const session = createSession({
    settings,
    device: () => DEVICE,
    now: origin.now,
    serverNow: async () => origin.now(),
    tokens,
    lock: (run) => run(),
    effects,
    mustSign: settings.xyAuth === 2,
  });
  const client = createClient({
    settings,
    device: () => DEVICE,
    now: origin.now,
    steps: [session.prepare],
    hooks: { onStatus: session.onStatus },
  });
  const enter = (login: Result<LoginResult, ApiError>): LoginResult => {
    const { member, ...given } = have(login);
    tokens.writeMember({ uid: member.uid, userid: member.userId, ...given });
    return { member, ...given };
  };
  return { client, enter };
}

function have<T>(result: Result<T, ApiError>): T {
  if (!result.ok) throw new Error(`${result.error.call}: ${result.error.message}`);
  return result.value;
}

/** Where and how a refusal is said. */
function said(result: Result<unknown, ApiError>): unknown {
  if (result.ok) throw new Error('that was no refusal');
  const { field, reason } = decideLoginProblem(result.error);
  return [field, 'text' in reason ? reason.text : reason.message];
}

async function codeFor(client: Client, phone: string): Promise<string> {
  have(await sendCode(client, { phone, area: AREA }));
  return (await origin.read<{ code: string }>(`code?phone=${phone}`)).code;
}

describe('login by phone and code', () => {
  it('creates a member without a password for a new phone', async () => {
    const { client, enter } = openBrowser();
    const phone = '13900000001';
    const { member } = enter(
      await loginByPhone(client, { phone, area: AREA, code: await codeFor(client, phone) }),
    );
    expect(member).toMatchObject({ phone, hasPassword: false });
    expect(member.uid).not.toBe(member.userId);
  });

  it.each([
    ['an invalid phone', '12345', ['phone', 'login.phoneWrong']],
    ['no phone', '', ['phone', 'login.phoneWrong']],
  ])('shows what is wrong with %s', async (_, phone, words) => {
    const { client } = openBrowser();
    expect(said(await sendCode(client, { phone, area: AREA }))).toEqual(words);
    expect(said(await loginByPhone(client, { phone, area: AREA, code: '123456' }))).toEqual(words);
  });

  it('reports a code that is wrong, expired, or requested too often', async () => {
    const { client } = openBrowser();
    const login = { phone: '13900000002', area: AREA } as const;
    const code = await codeFor(client, login.phone);
    expect(said(await sendCode(client, login))).toEqual(['form', 'login.tooOften']);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(said(await loginByPhone(client, { ...login, code: wrong }))).toEqual([
      'code',
      'login.codeWrong',
    ]);
    origin.wait(5 * MINUTE_MS);
    expect(said(await loginByPhone(client, { ...login, code }))).toEqual([
      'code',
      'login.codeExpired',
    ]);
  });
});

describe('login by password', () => {
  it('works once a password is set, and refuses another password', async () => {
    const { client, enter } = openBrowser();
    const login = { phone: '13900000003', area: AREA } as const;
    const code = await codeFor(client, login.phone);
    const { member } = enter(await loginByPhone(client, { ...login, code }));
    have(await setPassword(client, { uid: member.uid, password: '江水平如镜-1' }));
    const wrong = await loginByPassword(client, { ...login, password: '江水平如镜-2' });
    expect(said(wrong)).toEqual(['password', 'login.passwordWrong']);
    const right = enter(await loginByPassword(client, { ...login, password: '江水平如镜-1' }));
    expect(right.member).toEqual({ ...member, hasPassword: true });
  });

  it('sets no password without a login', async () => {
    const { client } = openBrowser();
    expect(said(await setPassword(client, { uid: '1', password: 'abcdef' }))).toEqual([
      'form',
      'login.loggedOut',
    ]);
  });
});

describe('a third-party login', () => {
  const USER = { openId: 'o-1', unionId: 'u-1', nickname: '江边的😀"<b>', head: '' };

  it('has no phone until one is bound, and then logs in by it', async () => {
    const { client, enter } = openBrowser();
    const { member } = enter(await thirdLogin(client, USER));
    expect(member).toMatchObject({ nickname: USER.nickname, phone: '' });
    const login = { phone: '13900000004', area: AREA } as const;
    const code = await codeFor(client, login.phone);
    have(await oauthBindPhone(client, { uid: member.uid, ...login, code }));
    origin.wait(MINUTE_MS);
    const again = await loginByPhone(client, {
      ...login,
      code: await codeFor(client, login.phone),
    });
    expect(enter(again).member.uid).toBe(member.uid);
  });

  it('does not bind a phone of another account', async () => {
    const phone = '13900000005';
    await origin.member(phone);
    const { client, enter } = openBrowser();
    const { member } = enter(await thirdLogin(client, { ...USER, openId: 'o-2', unionId: 'u-2' }));
    const code = await codeFor(client, phone);
    const bound = await oauthBindPhone(client, { uid: member.uid, phone, area: AREA, code });
    expect(said(bound)).toEqual(['phone', 'login.phoneTaken']);
  });
});

describe('a member', () => {
  it('is the same in each of the three calls, with a masked phone', async () => {
    const { client, enter } = openBrowser();
    const phone = '13900000006';
    const code = await codeFor(client, phone);
    const { member } = enter(await loginByPhone(client, { phone, area: AREA, code }));
    const info = have(await getMemberInfo(client, { uid: member.uid }));
    expect(info).toMatchObject({ uid: member.uid, userId: member.userId, phone: '139****0006' });
    expect(have(await getUserInfo(client, { userid: member.userId }))).toEqual(info);
    expect(have(await memberInfo(client, { uid: member.uid }))).toEqual(info);
  });

  it('is returned only with a login', async () => {
    const { client } = openBrowser();
    expect(await getMemberInfo(client, { uid: '500001' })).toMatchObject({
      error: { kind: 'status', status: 10102 },
    });
  });

  it('is logged out after a logout', async () => {
    const { client, enter } = openBrowser();
    const phone = '13900000007';
    const code = await codeFor(client, phone);
    const { member } = enter(await loginByPhone(client, { phone, area: AREA, code }));
    have(await logout(client, { uid: member.uid }));
    expect(await getMemberInfo(client, { uid: member.uid })).toMatchObject({ ok: false });
  });
});

describe.each([
  ['with tokens', { APP_ID: '2', TOKEN_ENABLE: '1' }],
  ['signed, with the login server’s secret', { APP_ID: '3', XY_AUTH: '2', SSO_SECRET: 'jichuan' }],
  [
    'encrypted',
    {
      APP_ID: '4',
      CUR_VERSIONS: '3',
      ENCRYPT_KEY: 'jichuanribao2026',
      ENCRYPT_IV: '2026jichuanribao',
    },
  ],
])('a deployment %s', (_, variables) => {
  it('logs in, returns the member and logs out', async () => {
    const { client, enter } = openBrowser(variables);
    const phone = '13900000008';
    const code = await codeFor(client, phone);
    const { member } = enter(await loginByPhone(client, { phone, area: AREA, code }));
    expect(have(await getMemberInfo(client, { uid: member.uid })).uid).toBe(member.uid);
    have(await logout(client, { uid: member.uid }));
  });
});

describe('the terms of the site', () => {
  it('are valid web addresses', async () => {
    const terms = have(await getTerms(openBrowser().client));
    expect(terms.termsUrl).toMatch(/^https:\/\//);
    expect(terms.privacyUrl).toMatch(/^https:\/\//);
  });
});

describe('an older login server', () => {
  const answer = (body: object) =>
    createClient({
      settings: openBrowser().client.settings,
      device: () => DEVICE,
      now: origin.now,
      fetch: async () => new Response(JSON.stringify(body)),
    });
  const LOGIN = { phone: '13900000009', area: AREA, code: '123456' } as const;

  it('logs in by `value` alone', async () => {
    const value = { uid: '7', userid: '8', token: 't', nickname: '老读者' };
    const login = have(await loginByPhone(answer({ code: 1, msg: 'success', value }), LOGIN));
    expect(login).toMatchObject({ accessToken: 't', member: { uid: '7', userId: '8' } });
  });

  it('refuses by `code` alone', async () => {
    const refused = await loginByPhone(answer({ code: 0, msg: 'code_error', value: {} }), LOGIN);
    expect(said(refused)).toEqual(['code', 'login.codeWrong']);
  });
});
