import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createOperatorRoutes,
  type OperatorRoutesOptions,
} from '../../scripts/publish/operatorRoutes.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import type { PublisherStatus } from '../../scripts/publish/publisherStatus.ts';
import { HOUR_MS } from '../../src/model/durations.ts';
import { QUIET_STATUS } from '../unit/publish/quietStatus.ts';

const TOKEN = 'a-token-of-operators';
const CONFIGURED = { text: TOKEN, file: null };
/** One that the publisher has made, because the deployment has set none. */
const MADE = { text: TOKEN, file: '/srv/dist/client.state/operatorToken' };
/** Names the removals that are held. */
const LIST = 'a1'.repeat(32);

const STATUS: PublisherStatus = {
  ...QUIET_STATUS,
  queue: { waiting: 3, active: 0, retrying: 0, failed: 0 },
  sweep: { startedAt: 0, total: 8, done: 2, isStopped: false },
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

interface Publisher {
  /** Without a slash at its end. */
  readonly url: string;
  readonly port: number;
  readonly actions: string[];
  readonly errors: unknown[];
  /** Of an operator who has entered the token. */
  readonly cookie: string;
}

/** Starts the routes on a free port of loopback; there are held removals and failure 7. */
async function startRoutes({
  token = CONFIGURED,
  now = Date.now,
  ...changed
}: Partial<OperatorRoutesOptions['publisher'] & OperatorRoutesOptions> = {}): Promise<Publisher> {
  const actions: string[] = [];
  const errors: unknown[] = [];
  const app = createOperatorRoutes({
    token,
    now,
    publisher: {
      check: async () => null,
      isDatabaseUp: async () => true,
      readStatus: async () => STATUS,
      retry: async (id) => {
        actions.push(`retry ${id}`);
        return id === '7' || id === 'a/b';
      },
      findArticles: async (text) => {
        actions.push(`find ${text}`);
        return [];
      },
      publishArticle: async (id) => void actions.push(`publish ${id}`),
      withdrawArticle: async (id) => {
        actions.push(`withdraw ${id}`);
        return id === '5';
      },
      retryAll: async () => actions.push('retry all'),
      allowRemovals: async (list) => {
        actions.push(`allow ${list}`);
        return list === LIST;
      },
      stopSweep: async () => void actions.push('stop'),
      continueSweep: async () => void actions.push('continue'),
      ...changed,
    },
    metrics: createPublisherMetrics(),
    reportError: (error) => void errors.push(error),
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const login = await post(`${url}/login`, { origin: url }, { token: TOKEN });
  const cookie = login.headers.get('set-cookie')?.split(';', 1).join() ?? '';
  return { url, port, actions, errors, cookie };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { ...headers, connection: 'close' }, redirect: 'manual' });

const post = (
  url: string,
  headers: Record<string, string> = {},
  body: Record<string, string> = {},
) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, connection: 'close' },
    body: new URLSearchParams(body),
    redirect: 'manual',
  });

/** Returns the status of an answer to a request that `fetch` cannot send. */
function requestRaw(port: number, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${text}\r\n\r\n`));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
    });
  });
}

const bearer = { authorization: `Bearer ${TOKEN}` };

describe('/healthz', () => {
  it('answers 200 while the publisher works, also without access', async () => {
    const { url } = await startRoutes();
    const answer = await get(`${url}/healthz`, { 'x-forwarded-for': '203.0.113.7' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  it.each<[string, OperatorRoutesOptions['publisher']['check']]>([
    ['names a reason', async () => 'no database'],
    ['throws', () => Promise.reject(new Error('no database'))],
  ])('answers 503 when the check %s, and gives the reason only with access', async (_, check) => {
    const { url } = await startRoutes({ check });
    const [foreign, operator] = [await get(`${url}/healthz`), await get(`${url}/healthz`, bearer)];
    expect([foreign.status, operator.status]).toEqual([503, 503]);
    expect(await foreign.json()).toEqual({ status: 'unavailable' });
    expect(await operator.json()).toEqual({ status: 'unavailable', reason: 'no database' });
  });
});

describe('/healthz?deep=1', () => {
  it('counts a target that refuses files; /healthz does not', async () => {
    const { url } = await startRoutes({
      check: async ({ isDeep }) => (isDeep ? 'storage did not accept index.html' : null),
    });
    expect((await get(`${url}/healthz`)).status).toBe(200);
    const answer = await get(`${url}/healthz?deep=1`, bearer);
    expect(answer.status).toBe(503);
    const reason = 'storage did not accept index.html';
    expect(await answer.json()).toEqual({ status: 'unavailable', reason });
  });
});

describe('access with a token that the publisher has made', () => {
  it('is refused to this machine without it: a proxy may add no header', async () => {
    const { url, port, actions } = await startRoutes({ token: MADE });
    expect((await get(`${url}/`)).status).toBe(401);
    const request = (line: string) => requestRaw(port, `${line}\r\nHost: 127.0.0.1:${port}`);
    // As nginx has sent requests since 1.29.7, HAProxy, forwarders of TCP; then nginx before.
    expect(await request('GET / HTTP/1.1')).toBe(401);
    expect(await request('GET / HTTP/1.0')).toBe(401);
    for (const action of ['failures/7/retry', 'removals/allow', 'sweep/stop', 'sweep/continue']) {
      expect((await post(`${url}/${action}`, { origin: url })).status, action).toBe(401);
    }
    expect((await post(`${url}/login`, { origin: url }, { token: '' })).status).toBe(401);
    expect(actions).toEqual([]);
  });

  it('is given with it, with the policy of the page', async () => {
    const { url } = await startRoutes({ token: MADE });
    const answer = await get(`${url}/`, bearer);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>3 pages wait.</h1>');
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows metrics to this machine without it', async () => {
    const { url, port } = await startRoutes({ token: MADE });
    const request = (host: string, version = '1.1') =>
      requestRaw(port, `GET /metrics HTTP/${version}\r\nHost: ${host}`);
    expect(await request(`127.0.0.1:${port}`)).toBe(200);
    expect(await request(`localhost:${port}`)).toBe(200);
    expect(await request(`[::1]:${port}`)).toBe(200);
    expect(await request(`127.0.0.1:${port}`, '1.0'), 'nginx before 1.29.7').toBe(401);
    expect(await request(`evil.example.test:${port}`), 'a foreign name').toBe(401);
    expect(await request(`127.0.0.1.example.test:${port}`), 'a foreign name').toBe(401);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await get(`${url}/metrics`, { [name]: '127.0.0.1' })).status, name).toBe(401);
    }
  });
});

describe('access with a token of the deployment', () => {
  it.each([
    ['no token', {}],
    ['a wrong token', { authorization: 'Bearer another-token-of-operators' }],
    ['the beginning of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['an unsigned cookie', { cookie: 'broadsheet-publisher=99999999999999' }],
  ])('is refused with %s, also on this machine', async (_, headers) => {
    const { url, actions } = await startRoutes();
    const page = await get(`${url}/`, headers);
    expect(page.status).toBe(401);
    expect(await page.text()).not.toContain('3 pages');
    const metrics = await get(`${url}/metrics`, headers);
    expect(metrics.status).toBe(401);
    expect(metrics.headers.get('www-authenticate')).toBe('Bearer');
    const origin = { ...headers, origin: url };
    expect([401, 403]).toContain((await post(`${url}/failures/7/retry`, origin)).status);
    expect(actions).toEqual([]);
  });

  it('is given with the token, also through a proxy', async () => {
    const { url } = await startRoutes();
    const headers = { ...bearer, 'x-forwarded-for': '203.0.113.7' };
    expect((await get(`${url}/`, headers)).status).toBe(200);
    expect((await get(`${url}/metrics`, headers)).status).toBe(200);
  });

  it('is given for 12 hours after the form, by a cookie that does not contain the token', async () => {
    let now = Date.now();
    const { url } = await startRoutes({ now: () => now });
    const origin = { origin: url };
    const wrong = await post(`${url}/login`, origin, { token: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('set-cookie')).toBeNull();
    expect(await wrong.text()).toContain('This is not the token.');

    const right = await post(`${url}/login`, origin, { token: TOKEN });
    expect([right.status, right.headers.get('location')]).toEqual([303, './']);
    const cookie = right.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(TOKEN);
    expect(cookie, 'another publisher may be beside it on the host').not.toMatch(/; Path=/i);

    const headers = { cookie: cookie.split(';', 1).join() };
    expect((await get(`${url}/`, headers)).status).toBe(200);
    now += 12 * HOUR_MS;
    expect((await get(`${url}/`, headers)).status).toBe(401);
  });

  it('sets a cookie for TLS only behind a proxy with TLS', async () => {
    const { url } = await startRoutes();
    const headers = { origin: url.replace('http', 'https'), 'x-forwarded-proto': 'https' };
    const answer = await post(`${url}/login`, headers, { token: TOKEN });
    expect(answer.headers.get('set-cookie')).toContain('; Secure');
  });
});

describe('actions', () => {
  it('retries a failure and leads back to the page, which goes on updating', async () => {
    const { url, actions, cookie } = await startRoutes();
    const origin = { origin: url, cookie };
    const answer = await post(`${url}/failures/7/retry?updates`, origin);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '../../?updates']);
    expect((await post(`${url}/failures/a%2Fb/retry`, origin)).status).toBe(303);
    expect(actions).toEqual(['retry 7', 'retry a/b']);
  });

  it('retries all failures', async () => {
    const { url, actions, cookie } = await startRoutes();
    const answer = await post(`${url}/failures/retry?updates`, { origin: url, cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '../?updates']);
    expect((await post(`${url}/failures/retry`, { origin: url })).status).toBe(401);
    expect(actions).toEqual(['retry all']);
  });

  it('answers 404 for a failure that is not there', async () => {
    const { url, cookie } = await startRoutes();
    expect((await post(`${url}/failures/8/retry`, { origin: url, cookie })).status).toBe(404);
  });

  it('publishes and withdraws the article that was found', async () => {
    const { url, actions, cookie } = await startRoutes();
    const found = await get(`${url}/articles?q=%3Cb%3E`, { cookie });
    expect(found.status).toBe(200);
    expect(await found.text()).toContain('value="&lt;b&gt;"');
    const act = (action: string, id: string, headers: Record<string, string> = { cookie }) =>
      post(`${url}/articles/${action}`, { origin: url, ...headers }, { id });
    for (const action of ['publish', 'withdraw']) {
      const answer = await act(action, '5');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '../articles?q=5']);
      expect((await act(action, '5', {})).status).toBe(401);
      expect((await act(action, '../5')).status).toBe(400);
    }
    expect((await act('withdraw', '6')).status).toBe(409);
    expect((await get(`${url}/articles?q=5`)).status).toBe(401);
    expect(actions).toEqual(['find <b>', 'publish 5', 'withdraw 5', 'withdraw 6']);
  });

  it('stops the sweep and lets it go on', async () => {
    const { url, actions, cookie } = await startRoutes();
    for (const action of ['stop', 'continue']) {
      const answer = await post(`${url}/sweep/${action}?updates`, { origin: url, cookie });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '../?updates']);
    }
    expect(actions).toEqual(['stop', 'continue']);
  });

  it('stops the sweep for operators only', async () => {
    const { url, actions, cookie } = await startRoutes();
    const foreign = { origin: 'https://attack.example', cookie };
    for (const action of ['stop', 'continue']) {
      expect((await post(`${url}/sweep/${action}`, { origin: url })).status).toBe(401);
      expect((await post(`${url}/sweep/${action}`, foreign)).status).toBe(403);
    }
    expect(actions).toEqual([]);
  });

  it('allows the removals that were listed', async () => {
    const { url, actions, cookie } = await startRoutes();
    const allow = (list: string) =>
      post(`${url}/removals/allow`, { origin: url, cookie }, { list });
    const answer = await allow(LIST);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '../']);
    const other = 'b2'.repeat(32);
    expect((await allow(other)).status).toBe(409);
    expect(actions).toEqual([`allow ${LIST}`, `allow ${other}`]);
  });

  it.each(['', '2', LIST.slice(1), `${LIST}a`, 'Z'.repeat(64)])(
    'refuses the list %j',
    async (list) => {
      const { url, actions, cookie } = await startRoutes();
      const answer = await post(`${url}/removals/allow`, { origin: url, cookie }, { list });
      expect(answer.status).toBe(400);
      expect(actions).toEqual([]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example.test' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['an opaque origin', { origin: 'null' }],
    ['a browser that names another site', { 'sec-fetch-site': 'cross-site' }],
    ['a browser that names another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['no origin at all', {}],
  ])('refuses forms of %s', async (_, sent) => {
    const { url, actions, cookie } = await startRoutes();
    const headers = { ...sent, cookie };
    const answers = [
      await post(`${url}/failures/7/retry`, headers),
      await post(`${url}/removals/allow`, headers, { list: LIST }),
      await post(`${url}/login`, headers, { token: TOKEN }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(actions).toEqual([]);
  });

  it('accepts forms of programs that send the token, without an origin', async () => {
    const { url, actions } = await startRoutes();
    expect((await post(`${url}/failures/7/retry`, bearer)).status).toBe(303);
    expect((await post(`${url}/failures/7/retry`, { authorization: 'Bearer x' })).status).toBe(401);
    expect(actions).toEqual(['retry 7']);
  });

  it('answers 413 to a long form', async () => {
    const { url, cookie } = await startRoutes();
    const answer = await post(
      `${url}/removals/allow`,
      { origin: url, cookie },
      { list: '2'.repeat(5000) },
    );
    expect(answer.status).toBe(413);
  });

  it('answers 503 with the reason when an action fails, and reports it', async () => {
    const failed = new Error('no <database>');
    const { url, errors, cookie } = await startRoutes({
      retry: () => Promise.reject(failed),
    });
    const answer = await post(`${url}/failures/7/retry`, { origin: url, cookie });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('no &lt;database&gt;');
    expect(errors).toEqual([failed]);
  });
});

describe('/metrics', () => {
  it('shows queue and sweep as they are', async () => {
    const { url } = await startRoutes();
    const answer = await get(`${url}/metrics`, bearer);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toContain('publisher_queue_jobs{state="waiting"} 3\n');
    expect(text).toContain('publisher_sweep_progress_ratio 0.25\n');
    expect(text).toContain('publisher_database_up 1\n');
  });

  it('shows the other metrics while the status cannot be read; the page answers 503', async () => {
    const readStatus = () => Promise.reject(new Error('no database'));
    const isDatabaseUp = async () => false;
    const { url, errors } = await startRoutes({ readStatus, isDatabaseUp });
    const metrics = await get(`${url}/metrics`, bearer);
    expect(metrics.status).toBe(200);
    const text = await metrics.text();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).toContain('publisher_database_up 0\n');
    expect(text).not.toContain('publisher_queue_jobs{');
    const page = await get(`${url}/`, bearer);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('no database');
    expect(errors).toHaveLength(2);
  });
});
