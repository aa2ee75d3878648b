import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSiteSwitches } from '../../../src/api/calls/session.ts';
import { hashMd5 } from '../../../src/api/cipher/md5.ts';
import { type Answer, type Client, createClient } from '../../../src/api/client.ts';
import type { ApiCall } from '../../../src/api/request.ts';
import { sendInName } from '../../../src/api/sendInName.ts';
import { createLease, type TabLock } from '../../../src/api/session/lock.ts';
import { createSession, type SessionParts } from '../../../src/api/session/session.ts';
import { createTokenStore, type TokenName } from '../../../src/api/session/tokens.ts';
import type { Settings } from '../../../src/settings.ts';
import { testSettings } from '../api/settings.ts';
import { memoryStorage, recordEffects, sharedText } from './parts.ts';

const NOW = 1_800_000_000_000;
const READ: ApiCall = { path: '/base_url/getArticleCounts', params: { articleId: '9' } };
const WRITE: ApiCall = {
  path: '/base_url/fav',
  method: 'post',
  params: { articleID: '9' },
  member: true,
};
const MEMBER = {
  uid: '5',
  userid: '6',
  token: 'st',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
};

/** A server that checks tokens; `calls` are the names of the received calls. */
function fakeServer() {
  const calls: string[] = [];
  const carried: (string | null)[] = [];
  const signed: (string | null)[] = [];
  let made = 0;
  const state = {
    good: new Set<string>(),
    /** Replaces the default answers, by name of the call. */
    instead: new Map<string, unknown>(),
    delayMs: 5,
    /** Longer delays in ms, by name of the call. */
    delays: new Map<string, number>(),
    /** Faults of the next answers, by name of the call: cut, or never answered. */
    faults: new Map<string, string[]>(),
  };
  const answer = (name: string, url: URL, token: string | null): unknown => {
    if (state.instead.has(name)) return state.instead.get(name);
    if (name === 'getAnonymousToken') {
      made += 1;
      state.good.add(`anonymous-${made}`);
      return { status: 0, data: { token: `anonymous-${made}` } };
    }
    if (name === 'refreshAccessToken') {
      made += 1;
      state.good.add(`access-${made}`);
      expect(url.searchParams.get('refreshToken')).toMatch(/^refresh-/);
      const data = { token: 't', accessToken: `access-${made}`, refreshToken: `refresh-${made}` };
      return { status: 0, data };
    }
    if (name === 'authinfo') return { status: 0, data: { nonce: 'n' } };
    if (name === 'auth') return { status: 0, data: { authToken: 'a', appSecret: 's' } };
    if (token !== null && state.good.has(token)) return { status: 0, data: { carried: token } };
    return { status: 10111, message: 'expired', data: {} };
  };
  const at: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const name = url.pathname.split('/').pop() ?? '';
    const token = new Headers(init?.headers).get('token');
    calls.push(name);
    carried.push(token);
    signed.push(new Headers(init?.headers).get('sign'));
    await new Promise((resolve) => setTimeout(resolve, state.delays.get(name) ?? state.delayMs));
    const body = JSON.stringify(answer(name, url, token));
    const fault = state.faults.get(name)?.shift();
    if (fault === 'cut') throw new TypeError('Failed to fetch');
    if (fault) return new Promise(() => {});
    return new Response(body);
  };
  const count = (name: string) => calls.filter((one) => one === name).length;
  return { at, calls, carried, signed, count, ...state, state };
}

type Server = ReturnType<typeof fakeServer>;
const alone: TabLock = (run) => run();

/** Opens a tab: a client with a session on the storage that all tabs share. */
function openTab(
  server: Server,
  {
    kept = new Map<TokenName, string>(),
    settings: overrides = { tokenEnable: true },
    parts = {},
    effects: more = {},
  }: {
    readonly kept?: Map<TokenName, string>;
    readonly settings?: Partial<Settings>;
    readonly parts?: Partial<SessionParts>;
    readonly effects?: Parameters<typeof recordEffects>[0];
  } = {},
) {
  const settings = testSettings(overrides);
  const tokens = createTokenStore(memoryStorage(kept), Date.now);
  const { done, effects } = recordEffects(more);
  const session = createSession({
    settings,
    device: () => 'dev-1',
    now: Date.now,
    serverNow: async () => NOW,
    tokens,
    lock: alone,
    effects,
    mustSign: settings.xyAuth === 2,
    fetch: server.at,
    ...parts,
  });
  const client = createClient({
    settings,
    device: () => 'dev-1',
    now: Date.now,
    fetch: server.at,
    steps: [session.prepare],
    hooks: { onStatus: session.onStatus },
  });
  return { client, tokens, done, session };
}

// Load the module with real timers, before the fake timers are installed.
beforeAll(() => hashMd5(''));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets all timers run until the answers are there. */
async function settle<T>(answers: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync();
  return answers;
}
const many = (count: number, client: Client, call = READ): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, () => client.send(call)));
const twice = (name: string) => [name, name];
const refused = (status: number, message = 'm') => ({ status, message, data: {} });

describe('token mode: the first token', () => {
  it('is fetched once for all requests of a page load', async () => {
    const server = fakeServer();
    const answers = await settle(many(20, openTab(server).client));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(server.count('getAnonymousToken')).toBe(1);
    expect(server.carried.filter((token) => token === 'anonymous-1')).toHaveLength(20);
  });

  it('is read from storage when an earlier page stored one', async () => {
    const server = fakeServer();
    const kept = new Map<TokenName, string>();
    await settle(openTab(server, { kept }).client.send(READ));
    await settle(openTab(server, { kept }).client.send(READ));
    expect(server.count('getAnonymousToken')).toBe(1);
  });

  it.each<[string, unknown, object]>([
    ['malformed', { status: 0, data: { token: { a: 1 } } }, { kind: 'malformed' }],
    ['no token', { status: 0, data: {} }, { kind: 'malformed' }],
    ['refused', refused(-1), { kind: 'status', status: -1 }],
    ['refused as expired', refused(10111), { kind: 'status', status: 10111 }],
  ])('fails without a retry when the token response is %s', async (_, instead, error) => {
    const server = fakeServer();
    server.instead.set('getAnonymousToken', instead);
    const answer = await settle(openTab(server).client.send(READ));
    expect(answer).toMatchObject({ ok: false, error: { ...error, call: 'getAnonymousToken' } });
    expect(server.calls).toEqual(['getAnonymousToken']);
  });

  it('is kept in memory when storage is blocked', async () => {
    const server = fakeServer();
    const tokens = createTokenStore({ get: () => null, set: () => {}, remove: () => {} }, Date.now);
    const { client } = openTab(server, { parts: { tokens } });
    await settle(client.send(READ));
    expect(await settle(client.send(READ))).toMatchObject({ ok: true });
    expect(server.count('getAnonymousToken')).toBe(1);
  });
});

describe('10111: token refresh and retry', () => {
  it('fetches one new anonymous token and retries every waiting request', async () => {
    const server = fakeServer();
    const { client, tokens } = openTab(server);
    tokens.writeSecurity('old');
    const answers = await settle(many(50, client));
    expect(answers).toEqual(new Array(50).fill({ ok: true, value: { carried: 'anonymous-1' } }));
    expect(server.count('getAnonymousToken')).toBe(1);
    expect(server.count('getArticleCounts')).toBe(100);
  });

  it('exchanges the refresh token of a member for a new access token', async () => {
    const server = fakeServer();
    const { client, tokens } = openTab(server);
    tokens.writeMember(MEMBER);
    expect(await settle(client.send(READ))).toEqual({ ok: true, value: { carried: 'access-1' } });
    expect(tokens.readMember()).toEqual({
      ...MEMBER,
      token: 't',
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
    });
  });

  it('refreshes the access token for a write without token mode', async () => {
    const server = fakeServer();
    const { client, tokens } = openTab(server, { settings: {} });
    tokens.writeMember(MEMBER);
    expect(await settle(client.send(WRITE))).toMatchObject({ value: { carried: 'access-1' } });
  });

  it('requests a token after a call without one was refused, and sends it from then on', async () => {
    const server = fakeServer();
    const { client, done } = openTab(server, { settings: {} });
    expect(await settle(client.send(READ))).toEqual({
      ok: true,
      value: { carried: 'anonymous-1' },
    });
    expect(server.calls).toEqual(['getArticleCounts', 'getAnonymousToken', 'getArticleCounts']);
    expect(done).toEqual(['remember that requests need a token']);
    await settle(client.send(READ));
    expect(server.carried.at(-1)).toBe('anonymous-1');
  });

  it.each([
    ['requires tokens that the deployment does not', {}, true, 'anonymous-1'],
    ['requires none where the deployment does', { tokenEnable: true }, false, null],
    ['says nothing where the deployment requires them', { tokenEnable: true }, null, 'anonymous-1'],
  ] as const)('obeys a site that %s', async (_, settings, tokenEnable, carried) => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', { status: 0, data: { a: 1 } });
    const loadSwitches = async () => ({
      tokenEnable,
      afsCheck: null,
      sm2PublicKey: '',
      wxAppId: '',
    });
    const { client } = openTab(server, { settings, parts: { loadSwitches } });
    await settle(client.send(READ));
    expect(server.carried.at(-1)).toBe(carried);
  });

  it('retries with the current token when the refused token is outdated', async () => {
    const server = fakeServer();
    const { client, tokens } = openTab(server);
    tokens.writeSecurity('old');
    const answer = client.send(READ);
    await vi.advanceTimersByTimeAsync(1);
    server.good.add('newer');
    tokens.writeSecurity('newer');
    expect(await settle(answer)).toEqual({ ok: true, value: { carried: 'newer' } });
    expect(server.count('getAnonymousToken')).toBe(0);
  });

  it('delays requests that start during a refresh', async () => {
    const server = fakeServer();
    const { client, tokens } = openTab(server);
    tokens.writeSecurity('old');
    const first = client.send(READ);
    await vi.advanceTimersByTimeAsync(7);
    expect(server.calls).toEqual(['getArticleCounts', 'getAnonymousToken']);
    const second = client.send(READ);
    await settle(Promise.all([first, second]));
    expect(server.carried.slice(2)).toEqual(['anonymous-1', 'anonymous-1']);
  });

  it('retries once and returns a second 10111', async () => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', refused(10111));
    const { client, tokens } = openTab(server);
    tokens.writeSecurity('old');
    expect(await settle(client.send(READ))).toMatchObject({ error: { status: 10111 } });
    expect(server.calls).toEqual(['getArticleCounts', 'getAnonymousToken', 'getArticleCounts']);
  });

  it('fails each waiting request with its own error when the refresh fails', async () => {
    const server = fakeServer();
    server.instead.set('getAnonymousToken', refused(-1));
    const { client, tokens, done } = openTab(server);
    tokens.writeSecurity('old');
    const answers = await settle(many(5, client));
    for (const answer of answers) {
      expect(answer).toMatchObject({ error: { status: 10111, call: 'getArticleCounts' } });
    }
    expect(server.count('getAnonymousToken')).toBe(1);
    expect(done).toEqual([]);
  });

  it('keeps the member after two malformed refreshes', async () => {
    const server = fakeServer();
    server.instead.set('refreshAccessToken', { status: 0, data: { accessToken: [] } });
    const { client, tokens } = openTab(server);
    tokens.writeMember(MEMBER);
    expect(await settle(client.send(READ))).toMatchObject({ error: { status: 10111 } });
    expect(server.calls).toEqual(['getArticleCounts', ...twice('refreshAccessToken')]);
    expect(tokens.readMember()).toEqual(MEMBER);
  });

  it('waits for a refresh that takes fifteen seconds', async () => {
    const server = fakeServer();
    server.delays.set('refreshAccessToken', 15_000);
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    expect(await settle(client.send(READ))).toEqual({ ok: true, value: { carried: 'access-1' } });
    expect(server.count('refreshAccessToken')).toBe(1);
    expect(done).toEqual([]);
  });

  it('does not count the wait for a slow refresh as request timeout', async () => {
    const server = fakeServer();
    server.delays.set('refreshAccessToken', 15_000);
    const { client, tokens } = openTab(server);
    tokens.writeMember(MEMBER);
    const first = client.send(READ);
    await vi.advanceTimersByTimeAsync(100);
    const second = client.send(READ);
    expect(await settle(Promise.all([first, second]))).toMatchObject([{ ok: true }, { ok: true }]);
  });

  it.each(['cut', 'never answered'])('repeats the refresh once: %s', async (fault) => {
    const server = fakeServer();
    server.faults.set('refreshAccessToken', [fault]);
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    expect(await settle(client.send(READ))).toMatchObject({ ok: true });
    expect(server.count('refreshAccessToken')).toBe(2);
    expect(tokens.readMember()?.refreshToken).toBe('refresh-2');
    expect(done).toEqual([]);
  });

  it('keeps the member when both refresh attempts are cut off', async () => {
    const server = fakeServer();
    server.faults.set('refreshAccessToken', ['cut', 'cut']);
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    expect(await settle(client.send(READ))).toMatchObject({ error: { status: 10111 } });
    expect(server.count('refreshAccessToken')).toBe(2);
    expect(tokens.readMember()).toEqual(MEMBER);
    expect(done).toEqual([]);
  });

  it('logs out a member whose refresh token has expired', async () => {
    const server = fakeServer();
    server.instead.set('refreshAccessToken', refused(10111));
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    await settle(client.send(READ));
    expect(server.count('refreshAccessToken')).toBe(1);
    expect(tokens.readMember()).toBe(null);
    expect(done).toEqual(['clear the user of the app', 'login']);
  });

  it.each([[10102], [10111], [-1]])(
    'does not repeat a refused refresh in any of three tabs: %i',
    async (status) => {
      const server = fakeServer();
      server.instead.set('refreshAccessToken', refused(status));
      const kept = new Map<TokenName, string>();
      const storage = sharedText();
      const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
      const tabs = ['a', 'b', 'c'].map((owner) =>
        openTab(server, {
          kept,
          parts: { lock: createLease({ storage, now: Date.now, pause, owner }) },
        }),
      );
      tabs[0]?.tokens.writeMember(MEMBER);
      await settle(Promise.all(tabs.map(({ client }) => client.send(READ))));
      await settle(Promise.all(tabs.map(({ client }) => client.send(READ))));
      expect(server.count('refreshAccessToken')).toBe(1);
    },
  );

  it('logs out a member whose refresh token is used up and opens the login', async () => {
    const server = fakeServer();
    server.instead.set('refreshAccessToken', refused(10102));
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    const answers = await settle(many(5, client));
    for (const answer of answers) expect(answer).toMatchObject({ error: { status: 10111 } });
    expect(tokens.readMember()).toBe(null);
    expect(done).toEqual(['clear the user of the app', 'login']);
  });

  it('uses the token that another tab refreshed when its own refresh is refused', async () => {
    const server = fakeServer();
    server.instead.set('refreshAccessToken', refused(10102));
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    const answer = client.send(READ);
    await vi.advanceTimersByTimeAsync(12);
    expect(server.count('refreshAccessToken')).toBe(1);
    server.good.add('of-the-other-tab');
    tokens.writeMember({ ...MEMBER, accessToken: 'of-the-other-tab' });
    expect(await settle(answer)).toEqual({ ok: true, value: { carried: 'of-the-other-tab' } });
    expect(done).toEqual([]);
  });

  it('opens the login for a member without a refresh token', async () => {
    const server = fakeServer();
    const { client, tokens, done } = openTab(server);
    tokens.writeMember({ ...MEMBER, refreshToken: '' });
    await settle(client.send(READ));
    expect(server.calls).toEqual(['getArticleCounts']);
    expect(done).toContain('login');
  });

  it('does not restore a member who logged out during the refresh', async () => {
    const server = fakeServer();
    const { client, tokens } = openTab(server);
    tokens.writeMember(MEMBER);
    const answer = client.send(READ);
    await vi.advanceTimersByTimeAsync(7);
    tokens.clearMember();
    await settle(answer);
    expect(tokens.readMember()).toBe(null);
  });

  it.each([
    ['the same member', { accessToken: 'access-new', refreshToken: 'refresh-new' }],
    ['another member', { uid: '7', accessToken: 'access-new', refreshToken: 'refresh-new' }],
  ])('does not replace the tokens of a login of %s during the refresh', async (_, login) => {
    const server = fakeServer();
    server.good.add('access-new');
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    const answer = client.send(READ);
    await vi.advanceTimersByTimeAsync(7);
    tokens.writeMember({ ...MEMBER, ...login });
    await settle(answer);
    expect(tokens.readMember()).toEqual({ ...MEMBER, ...login });
    expect(done).toEqual([]);
  });

  it('handles the error status of the retry', async () => {
    const server = fakeServer();
    const { client, tokens, done } = openTab(server);
    tokens.writeMember(MEMBER);
    const answer = client.send(READ);
    await vi.advanceTimersByTimeAsync(7);
    server.instead.set('getArticleCounts', refused(10103));
    expect(await settle(answer)).toMatchObject({ error: { status: 10103 } });
    expect(done).toContain('login');
  });

  it('refreshes once for three tabs with the lease for browsers without Web Locks', async () => {
    const server = fakeServer();
    const kept = new Map<TokenName, string>();
    const storage = sharedText();
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const tabs = ['a', 'b', 'c'].map((owner) =>
      openTab(server, {
        kept,
        parts: { lock: createLease({ storage, now: Date.now, pause, owner }) },
      }),
    );
    tabs[0]?.tokens.writeMember(MEMBER);
    const answers = await settle(
      Promise.all(Array.from({ length: 50 }, (_, i) => tabs[i % 3]?.client.send(READ))),
    );
    expect(answers).toEqual(new Array(50).fill({ ok: true, value: { carried: 'access-1' } }));
    expect(server.count('refreshAccessToken')).toBe(1);
  });

  it('refreshes within 10 seconds when a closed tab still holds the lease', async () => {
    const server = fakeServer();
    const storage = sharedText(`dead ${NOW + 8_000}`);
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const lock = createLease({ storage, now: Date.now, pause, owner: 'a' });
    const { client, tokens } = openTab(server, { parts: { lock } });
    tokens.writeSecurity('old');
    expect(await settle(client.send(READ))).toMatchObject({ ok: true });
    expect(Date.now() - NOW).toBeLessThan(10_000);
  });
});

describe('10111 inside the native app', () => {
  it('requests tokens from the app once and shows a message after 0.8 s', async () => {
    const server = fakeServer();
    const { client, tokens, done } = openTab(server, { effects: { inApp: true } });
    tokens.writeMember(MEMBER);
    const answers = many(5, client);
    await vi.advanceTimersByTimeAsync(700);
    expect(server.count('refreshAccessToken')).toBe(0);
    expect(done).toEqual(['ask the app']);
    expect((await settle(answers))[0]).toMatchObject({ error: { status: 10111 } });
    expect(done).toEqual(['ask the app', { message: 'session.expired' }]);
    await settle(client.send(READ));
    expect(done).toHaveLength(2);
  });

  it('shows the message after 0.8 s when the app has not answered', async () => {
    const server = fakeServer();
    const { client, tokens, done } = openTab(server, {
      effects: {
        inApp: true,
        requestAppTokens: () => new Promise((resolve) => setTimeout(resolve, 2000, false)),
      },
    });
    tokens.writeMember(MEMBER);
    const answer = client.send(READ);
    await vi.advanceTimersByTimeAsync(790);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(50);
    expect(done).toEqual([{ message: 'session.expired' }]);
    expect(await settle(answer)).toMatchObject({ error: { status: 10111 } });
  });

  it('retries with the tokens from the app', async () => {
    const server = fakeServer();
    const kept = new Map<TokenName, string>();
    const tab = openTab(server, {
      kept,
      effects: {
        inApp: true,
        requestAppTokens: async () => {
          server.good.add('from-the-app');
          tab.tokens.writeMember({ ...MEMBER, accessToken: 'from-the-app' });
          return true;
        },
      },
    });
    tab.tokens.writeMember(MEMBER);
    expect(await settle(tab.client.send(READ))).toEqual({
      ok: true,
      value: { carried: 'from-the-app' },
    });
    expect(tab.done).toEqual([]);
  });
});

describe('1004: clear login, reload', () => {
  const signed = { settings: { xyAuth: 2 as const } };
  const AUTH = { authToken: 'a', appSecret: 's' };
  const open = (kept = new Map<TokenName, string>()) => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', refused(1004));
    return { server, kept, ...openTab(server, { ...signed, kept }) };
  };

  it('clears the signature and the server time, and reloads once for all requests', async () => {
    const { client, tokens, done } = open();
    tokens.writeAuth(AUTH);
    const answers = await settle(many(10, client));
    for (const answer of answers) expect(answer).toMatchObject({ error: { status: 1004 } });
    expect(tokens.readAuth()).toBe(null);
    expect(tokens.readAuthCount()).toBe(1);
    expect(done).toEqual(['forget the clock', 'reload']);
  });

  it('is ignored once authCount is above 3', async () => {
    const kept = new Map<TokenName, string>();
    for (let page = 1; page <= 4; page += 1) {
      const { client, done } = open(kept);
      await settle(client.send(READ));
      expect(done).toContain('reload');
    }
    const { client, done, tokens } = open(kept);
    await settle(client.send(READ));
    expect(done).toEqual([]);
    expect(tokens.readAuth()).not.toBe(null);
  });

  it('does not reload when authCount cannot be stored', async () => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', refused(1004));
    const tokens = createTokenStore({ get: () => null, set: () => {}, remove: () => {} }, Date.now);
    const { client, done } = openTab(server, { ...signed, parts: { tokens } });
    await settle(client.send(READ));
    expect(done).toEqual(['forget the clock']);
  });

  it('does nothing in a deployment without signatures', async () => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', refused(1004));
    const { client, done } = openTab(server, { settings: {} });
    await settle(client.send(READ));
    expect(done).toEqual([]);
  });
});

describe('10102 and 10103: clear the user, go to login', () => {
  it.each([10102, 10103])('%s: clears now, opens the login after 1 s', async (status) => {
    const server = fakeServer();
    server.instead.set('fav', refused(status));
    const { client, tokens, done } = openTab(server, { settings: {} });
    tokens.writeMember(MEMBER);
    const answers = many(3, client, WRITE);
    await vi.advanceTimersByTimeAsync(900);
    expect(tokens.readMember()).toBe(null);
    expect(done).toEqual(['clear the user of the app']);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).toEqual(['clear the user of the app', 'login']);
    expect((await settle(answers))[0]).toMatchObject({ error: { status } });
  });

  it('does not log out a member who logged in during the request', async () => {
    const server = fakeServer();
    server.instead.set('fav', refused(10103));
    const { client, tokens, done } = openTab(server, { settings: {} });
    tokens.writeMember(MEMBER);
    const answer = client.send(WRITE);
    await vi.advanceTimersByTimeAsync(1);
    tokens.writeMember({ ...MEMBER, accessToken: 'another' });
    await settle(answer);
    expect(tokens.readMember()?.accessToken).toBe('another');
    expect(done).toEqual([]);
  });
});

describe('a call in the name of a member', () => {
  const send = (client: Client, author: string) => sendInName(client, author).send(WRITE);
  const OTHER = { ...MEMBER, uid: '7', accessToken: 'access-7' };
  const NOT_SENT = { ok: false, error: { kind: 'cancelled', call: 'fav' } };

  it.each<Partial<Settings>>([{ tokenEnable: true }, {}])(
    'has the token of that member (%j)',
    async (settings) => {
      const server = fakeServer();
      server.good.add(MEMBER.accessToken);
      const { client, tokens } = openTab(server, { settings });
      tokens.writeMember(MEMBER);
      expect(await settle(send(client, MEMBER.uid))).toMatchObject({ ok: true });
      expect(server.carried).toEqual([MEMBER.accessToken]);
    },
  );

  it.each<[string, typeof OTHER | null, Partial<Settings>]>([
    ['another member is', OTHER, { tokenEnable: true }],
    ['another member is', OTHER, {}],
    ['nobody is', null, { tokenEnable: true }],
    ['nobody is', null, {}],
  ])('is not sent while %s logged in (%#)', async (_, other, settings) => {
    const server = fakeServer();
    const { client, tokens } = openTab(server, { settings });
    if (other) tokens.writeMember(other);
    expect(await settle(send(client, MEMBER.uid))).toMatchObject(NOT_SENT);
    expect(server.calls).toEqual([]);
  });

  it('is not repeated with the token of a member who has logged in meanwhile', async () => {
    const server = fakeServer();
    server.good.add(OTHER.accessToken);
    const { client, tokens, done } = openTab(server, { settings: {} });
    tokens.writeMember(MEMBER);
    const answer = send(client, MEMBER.uid);
    await vi.advanceTimersByTimeAsync(1);
    tokens.writeMember(OTHER);
    expect(await settle(answer)).toMatchObject(NOT_SENT);
    expect(server.carried).toEqual([MEMBER.accessToken]);
    expect(tokens.readMember()).toEqual(OTHER);
    expect(done).toEqual([]);
  });

  it('keeps another member logged in when its repetition is refused', async () => {
    const server = fakeServer();
    const { client, tokens, done } = openTab(server, { settings: {} });
    tokens.writeMember(MEMBER);
    const answer = send(client, MEMBER.uid);
    await vi.advanceTimersByTimeAsync(14);
    server.instead.set('fav', refused(10103));
    tokens.writeMember(OTHER);
    expect(await settle(answer)).toMatchObject({ error: { status: 10103 } });
    expect(tokens.readMember()).toEqual(OTHER);
    expect(done).toEqual([]);
  });
});

describe('statuses that show a message', () => {
  const SIGN_UP = '10201: please download the app to view sign-up progress';
  const COMMENT = '10202, 10203, 10204: the server’s message or "comment failed"';
  it.each<[string, number, string, unknown]>([
    [SIGN_UP, 10201, 'words of the server', { message: 'session.download' }],
    [COMMENT, 10202, '评论已关闭', { text: '评论已关闭' }],
    [COMMENT, 10203, '您的评论过于频繁', { text: '您的评论过于频繁' }],
    [COMMENT, 10204, '', { message: 'session.commentFailed' }],
  ])('%s (%s %j)', async (_, status, message, shown) => {
    const server = fakeServer();
    server.instead.set('fav', refused(status, message));
    const { client, done } = openTab(server, { settings: {} });
    expect(await settle(client.send(WRITE))).toMatchObject({ error: { status } });
    expect(done).toEqual([shown]);
  });

  it.each([10001, -1, 500])('%s: no special handling', async (status) => {
    const server = fakeServer();
    server.instead.set('fav', refused(status));
    const { client, done } = openTab(server, { settings: {} });
    expect(await settle(client.send(WRITE))).toMatchObject({ error: { status } });
    expect(done).toEqual([]);
  });
});

describe('the rest of the error catalogue (product 8.1)', () => {
  const answerOf = (at: typeof fetch) => {
    const client = createClient({
      settings: testSettings(),
      device: () => '',
      now: Date.now,
      fetch: at,
    });
    return { client, answer: client.send(READ) };
  };
  const respondWith = (body: unknown) => async () => new Response(JSON.stringify(body));

  it.each<[string, unknown, string]>([
    ['with a message', { status: -1, message: 'no', data: {} }, 'no'],
    ['without one', { status: -5, data: null }, 'error'],
  ])('negative status, no data, %s: an error with message or "error"', async (_, body, message) => {
    const { answer } = answerOf(respondWith(body));
    expect(await answer).toMatchObject({ error: { kind: 'status', message } });
  });

  it.each<[string, typeof fetch, object]>([
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'network', message: 'Network Error' },
    ],
    [
      'connection error without a message',
      () => Promise.reject(null),
      { kind: 'network', message: 'Network Error' },
    ],
    [
      'an aborted request',
      () => Promise.reject(new DOMException('', 'AbortError')),
      { kind: 'network', message: 'Request aborted' },
    ],
    [
      'no answer',
      () => new Promise(() => {}),
      { kind: 'timeout', message: 'timeout of 5000ms exceeded' },
    ],
  ])('network error, %s: rejected to the caller', async (_, at, error) => {
    const { answer } = answerOf(at);
    expect(await settle(answer)).toMatchObject({ ok: false, error });
  });

  it('cancelled request: the message names one abort or a batch abort', async () => {
    const { client, answer } = answerOf(() => new Promise(() => {}));
    const controller = new AbortController();
    const one = client.send(READ, { signal: controller.signal });
    controller.abort();
    expect(await one).toMatchObject({ error: { kind: 'cancelled', message: 'terminate request' } });
    client.cancelAll();
    expect(await answer).toMatchObject({
      error: { kind: 'cancelled', message: 'batch terminate request' },
    });
  });
});

describe('signed requests', () => {
  const named = (server: Server, name: string) => server.count(name);

  it('share one handshake for all requests of a page', async () => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', { status: 0, data: { a: 1 } });
    const { client, tokens } = openTab(server, { settings: { xyAuth: 2 } });
    const answers = await settle(many(10, client));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([named(server, 'authinfo'), named(server, 'auth')]).toEqual([1, 1]);
    expect(tokens.readAuth()).toEqual({ authToken: 'a', appSecret: 's' });
  });

  it('do not start a handshake on a page that need not sign', async () => {
    const server = fakeServer();
    server.instead.set('getArticleCounts', { status: 0, data: {} });
    await settle(openTab(server, { settings: { xyAuth: 1 } }).client.send(READ));
    expect(server.calls).toEqual(['getArticleCounts']);
  });

  it('use the handshake of the deployment', async () => {
    const server = fakeServer();
    const handshake = vi.fn(async () => ({
      ok: true as const,
      value: { authToken: 'own', appSecret: 's' },
    }));
    const tab = openTab(server, { settings: { xyAuth: 2 }, parts: { handshake } });
    await settle(tab.client.send(READ));
    expect(handshake).toHaveBeenCalledTimes(1);
    expect(tab.tokens.readAuth()?.authToken).toBe('own');
  });

  it('fail when the handshake fails', async () => {
    const server = fakeServer();
    server.instead.set('auth', { status: 0, data: {} });
    const answer = await settle(openTab(server, { settings: { xyAuth: 2 } }).client.send(READ));
    expect(answer).toMatchObject({ error: { kind: 'malformed', call: 'auth' } });
    expect(server.calls).toEqual(['authinfo', 'auth']);
  });
});

describe('opening a session on page load: requests', () => {
  it.each<[string, Partial<Settings>, string[]]>([
    ['an open deployment', {}, []],
    ['token mode', { tokenEnable: true }, ['getAnonymousToken']],
    ['signature mode 1', { xyAuth: 1 }, []],
    ['signature mode 2', { xyAuth: 2 }, ['authinfo', 'auth']],
    [
      'both: the token first',
      { tokenEnable: true, xyAuth: 2 },
      ['getAnonymousToken', 'authinfo', 'auth'],
    ],
  ])('%s', async (_, settings, calls) => {
    const server = fakeServer();
    await settle(openTab(server, { settings }).session.open());
    expect(server.calls).toEqual(calls);
  });

  it.each<[string, Partial<Settings>, string[]]>([
    ['the signature', { xyAuth: 2 }, ['authinfo', 'auth', 'getConfig']],
    [
      'token and signature',
      { tokenEnable: true, xyAuth: 2 },
      ['getAnonymousToken', 'authinfo', 'auth', 'getConfig'],
    ],
  ])('%s come before the configuration, whose request has them', async (_, settings, calls) => {
    const server = fakeServer();
    server.instead.set('getConfig', { status: 0, data: {} });
    const loadSwitches = async () => {
      const answer = await getSiteSwitches(tab.client);
      return answer.ok ? answer.value : null;
    };
    const tab = openTab(server, { settings, parts: { loadSwitches } });
    await settle(tab.session.open());
    expect(server.calls).toEqual(calls);
    expect(server.carried.at(-1)).toBe(settings.tokenEnable ? 'anonymous-1' : null);
    expect(server.signed.at(-1)).not.toBeNull();
  });

  it('requests nothing when tokens and signature are stored', async () => {
    const server = fakeServer();
    const tab = openTab(server, { settings: { tokenEnable: true, xyAuth: 2 } });
    tab.tokens.writeMember(MEMBER);
    tab.tokens.writeAuth({ authToken: 'a', appSecret: 's' });
    await settle(tab.session.open());
    expect(server.calls).toEqual([]);
  });
});
