import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, signHook, TIMESTAMP_HEADER } from '../../scripts/publish/hookRoutes.ts';
import type { HttpServer } from '../../scripts/publish/listen.ts';
import { formatPreviewLink } from '../../scripts/publish/previewLink.ts';
import { createPublisherLog } from '../../scripts/publish/publisherLog.ts';
import { createPublisherMetrics } from '../../scripts/publish/publisherMetrics.ts';
import { startPublisherServer } from '../../scripts/publish/publisherServer.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { callOf, content } from '../unit/bake/site.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const SECRET = 'a-secret-of-the-tests';
const TOKEN = 'a-token-of-the-tests';
const PREVIEW_SECRET = 'a-secret-of-previews';

const test = publisherRuns();
const { runs, start, edit, isQuiet } = test;
let server: HttpServer | null = null;

afterEach(() => server?.stop());

async function startServer(more: Parameters<typeof start>[0] = {}): Promise<void> {
  const metrics = createPublisherMetrics();
  const publisher = await start({ metrics, ...more });
  server = await startPublisherServer({
    publisher,
    metrics,
    options: {
      port: 0,
      host: '127.0.0.1',
      webhookSecret: SECRET,
      previewSecret: PREVIEW_SECRET,
    },
    settings: { frameAncestors: [] },
    token: { text: TOKEN, file: null, isNew: false },
    log: createPublisherLog({ level: 'silent' }),
  });
}

interface Hook {
  readonly body?: unknown;
  /** The sender signs another text. */
  readonly signed?: string;
  readonly secret?: string;
  readonly timestamp?: string;
}

const nowS = () => String(Math.floor(Date.now() / 1000));

async function send({
  body = { kind: 'article', ids: ['10/1'], action: 'update' },
  signed,
  secret = SECRET,
  timestamp = nowS(),
}: Hook = {}): Promise<number> {
  return (await sendForAnswer({ body, signed, secret, timestamp })).code;
}

async function sendForAnswer({
  body,
  signed,
  secret = SECRET,
  timestamp = nowS(),
}: Hook): Promise<{ readonly code: number; readonly status?: string }> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(`${server?.url}/hooks/content`, {
    method: 'POST',
    headers: {
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signHook(secret, timestamp, signed ?? text),
    },
    body: text,
  });
  const answer = await response.text();
  return { code: response.status, ...(answer.startsWith('{') && JSON.parse(answer)) };
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
      ['no list of ids', { body: { kind: 'article' } }, 400],
      ['an id of the event with NUL', { body: { kind: 'site', ids: [], id: 'a\0b' } }, 400],
      [
        'an id of the event with half an emoji',
        { body: '{"kind":"site","ids":[],"id":"\\ud83d"}' },
        400,
      ],
      ['a path as an id', { body: { kind: 'article', ids: ['../../etc'] } }, 400],
      ['too much', { body: { kind: 'article', ids: ['1'.repeat(200_000)] } }, 413],
    ];
    for (const [what, hook, status] of hooks) expect(await send(hook), what).toBe(status);
  });

  it('compares the site once for a request that is recorded and sent again', async () => {
    await startServer();
    const hook = { body: { kind: 'site' }, timestamp: nowS() };
    expect(await sendForAnswer(hook)).toEqual({ code: 202, status: 'queued' });
    expect(await sendForAnswer(hook)).toEqual({ code: 202, status: 'received before' });
    const later = { ...hook, timestamp: String(Number(nowS()) + 1) };
    expect(await sendForAnswer(later)).toEqual({ code: 202, status: 'queued' });
  });

  it('reads a body with a byte order mark, which the sender may have signed', async () => {
    await startServer();
    const body = '{"kind":"article","ids":["10/1"]}';
    const marked = `\ufeff${body}`;
    expect(await send({ body: marked })).toBe(202);
    expect(await send({ body: marked, signed: body })).toBe(202);
    expect(await send({ body: marked, signed: '{}' })).toBe(401);
  });

  it('does not exist without a secret', async () => {
    const publisher = await start();
    server = await startPublisherServer({
      publisher,
      options: { port: 0, host: '127.0.0.1', webhookSecret: undefined, previewSecret: undefined },
      settings: { frameAncestors: [] },
      token: { text: TOKEN, file: null, isNew: false },
      log: createPublisherLog({ level: 'silent' }),
      metrics: createPublisherMetrics(),
    });
    expect(await send()).toBe(404);
  });
});

describe('a preview link', () => {
  it('shows what is not published as it is now, by the renderer of pages, and stores nothing', async () => {
    await startServer();
    const files = await runs.pages();
    let title = '草稿';
    test.site.answers.getArticleContentUnrelease = (given) =>
      given.get('articleId') === '9' ? content(9, 10, { aStatus: 0, title }) : 'empty';
    const open = async (id: string) => {
      const link = formatPreviewLink(
        PREVIEW_SECRET,
        { columnId: '10', id },
        `${server?.url}`,
        Date.now(),
      );
      const response = await fetch(link);
      return { status: response.status, text: await response.text() };
    };
    expect(await open('9')).toEqual({ status: 200, text: expect.stringContaining('草稿') });
    title = '改过的草稿';
    expect((await open('9')).text).toContain('改过的草稿');
    expect(await open('8')).toEqual({
      status: 404,
      text: expect.stringMatching(/^There is no such article/),
    });
    expect(await runs.pages()).toEqual(files);
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

describe('the health', () => {
  it('is bad while the database refuses to save', async () => {
    const name = `read_only_${randomBytes(6).toString('hex')}`;
    const url = Object.assign(new URL(requireDatabaseUrl()), { pathname: `/${name}` }).href;
    const setReadOnly = async (isReadOnly: boolean) => {
      await query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly}`);
      await query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    };
    const headers = { authorization: `Bearer ${TOKEN}` };
    const readHealth = async () => {
      const response = await fetch(`${server?.url}/healthz`, { headers });
      return [response.status, await response.text()];
    };
    await query(`CREATE DATABASE ${name}`);
    try {
      await startServer({ databaseUrl: url });
      expect((await readHealth())[0]).toBe(200);
      await setReadOnly(true);
      await expect.poll(readHealth, WAIT).toEqual([503, expect.stringContaining('read-only')]);
      await setReadOnly(false);
      await expect.poll(async () => (await readHealth())[0], WAIT).toBe(200);
    } finally {
      await server?.stop();
      await test.stop();
      await query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});

async function query(text: string): Promise<void> {
  const client = new Client({ connectionString: requireDatabaseUrl() });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
