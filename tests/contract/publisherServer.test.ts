import { afterEach, describe, expect, it } from 'vitest';
import {
  SIGNATURE_HEADER,
  signHook,
  TIMESTAMP_HEADER,
} from '../../scripts/publish/hookSignature.ts';
import type { HttpServer } from '../../scripts/publish/listen.ts';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import { startPublisherServer } from '../../scripts/publish/publisherServer.ts';
import { callOf } from '../unit/bake/site.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const SECRET = 'a-secret-of-the-tests';
const TOKEN = 'a-token-of-the-tests';

const test = publisherRuns();
const { runs, start, edit, isQuiet } = test;
let server: HttpServer | null = null;

afterEach(() => server?.stop());

async function startServer(): Promise<void> {
  const metrics = createPublisherMetrics();
  const publisher = await start({ metrics });
  server = await startPublisherServer({
    publisher,
    metrics,
    options: { port: 0, host: '127.0.0.1', webhookSecret: SECRET },
    token: { text: TOKEN, file: null, isNew: false },
    log: createPublisherLog({ level: 'silent' }),
  });
}

interface Hook {
  readonly body?: unknown;
  readonly secret?: string;
  readonly timestamp?: string;
}

const nowS = () => String(Math.floor(Date.now() / 1000));

async function send({
  body = { kind: 'article', ids: ['10/1'], action: 'update' },
  secret = SECRET,
  timestamp = nowS(),
}: Hook = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${server?.url}/hooks/content`, {
    method: 'POST',
    headers: {
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signHook(secret, timestamp, text),
    },
    body: text,
  });
  await response.body?.cancel();
  return response.status;
}

const countAsked = () =>
  test.server.seen.filter(({ url }) => callOf(url.pathname) === 'getArticleContent').length;

describe('the webhook', () => {
  it('does an event that is sent again once', async () => {
    await startServer();
    const before = countAsked();
    const body = { kind: 'article', ids: ['10/1'], id: 'edit 7' };
    expect(await send({ body })).toBe(202);
    await expect.poll(countAsked, WAIT).toBe(before + 1);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(await send({ body })).toBe(202);
    await expect.poll(isQuiet, WAIT).toBe(true);
    expect(countAsked()).toBe(before + 1);
  });

  it('does two edits within a second', async () => {
    await startServer();
    const timestamp = nowS();
    edit(1, 10, '第二版');
    expect(await send({ timestamp })).toBe(202);
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('第二版');
    edit(1, 10, '第三版');
    expect(await send({ timestamp })).toBe(202);
    await expect.poll(() => runs.page('10/1'), WAIT).toContain('第三版');
  });

  it('refuses what is not signed, comes at another time or cannot be an event', async () => {
    await startServer();
    const hooks: readonly (readonly [string, Hook, number])[] = [
      ['another secret', { secret: 'another-secret-entirely' }, 401],
      ['a time long ago', { timestamp: String(Number(nowS()) - 301) }, 401],
      ['a time far ahead', { timestamp: String(Number(nowS()) + 400) }, 401],
      ['no time', { timestamp: 'today' }, 401],
      ['no JSON', { body: '{' }, 400],
      ['an unknown kind', { body: { kind: 'film', ids: ['1'] } }, 400],
      ['no ids', { body: { kind: 'article', ids: [] } }, 400],
      ['a path as an id', { body: { kind: 'article', ids: ['../../etc'] } }, 400],
      ['too much', { body: { kind: 'article', ids: ['1'.repeat(200_000)] } }, 413],
    ];
    for (const [what, hook, status] of hooks) expect(await send(hook), what).toBe(status);
  });

  it('does not exist without a secret', async () => {
    const publisher = await start();
    server = await startPublisherServer({
      publisher,
      options: { port: 0, host: '127.0.0.1', webhookSecret: undefined },
      token: { text: TOKEN, file: null, isNew: false },
      log: createPublisherLog({ level: 'silent' }),
      metrics: createPublisherMetrics(),
    });
    expect(await send()).toBe(404);
  });
});

describe('the pages for operators', () => {
  it('show what was published, as a page and as metrics', async () => {
    await startServer();
    edit(1, 10, '更正');
    await send();
    const headers = { authorization: `Bearer ${TOKEN}` };
    const read = async (path: string) => (await fetch(server?.url + path, { headers })).text();
    await expect.poll(() => read('/'), WAIT).toContain('article 10/1');
    const metrics = await read('/metrics');
    expect(metrics).toMatch(/publisher_hooks_total\{status="202"\} 1/);
    expect(metrics).toMatch(/publisher_lag_seconds_count 1/);
    expect(metrics).toMatch(/publisher_calls_total\{call="getArticleContent",result="ok"\} /);
    expect((await fetch(`${server?.url}/healthz`)).status).toBe(200);
  });
});
