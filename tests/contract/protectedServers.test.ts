import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bake } from '../../scripts/bake/bake.ts';
import type { Selection } from '../../scripts/bake/bakeJob.ts';
import type { BakeOptions } from '../../scripts/bake/bakeOptions.ts';
import { createBakeClient } from '../../scripts/bake/load/bakeClient.ts';
import { parseParts } from '../../scripts/bake/parseCommand.ts';
import { runBakeCommand } from '../../scripts/bake/runBakeCommand.ts';
import { fetchCall } from '../../scripts/network/fetchCall.ts';
import { PAYLOAD_IV, PAYLOAD_KEY, SM2_PUBLIC_KEY } from '../../scripts/origin/apps.ts';
import { openStore } from '../../scripts/store/openStore.ts';
import { getArticleContent } from '../../src/api/calls/article.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import type { Settings } from '../../src/settings.ts';
import { requireDatabaseUrl } from '../helpers/testDatabase.ts';
import { callOf } from '../unit/bake/site.ts';
import { ENTRY, TEMPLATE } from './bakeRuns.ts';
import { runOrigin } from './originClient.ts';
import { addTestBuild } from './testBuilds.ts';

/** The publisher as a client of servers that want tokens, signatures and ciphers. */

vi.mock('../../scripts/network/fetchCall.ts', { spy: true });
const { fetchCall: send } = await vi.importActual<{ readonly fetchCall: typeof fetch }>(
  '../../scripts/network/fetchCall.ts',
);

const origin = runOrigin();
const folders: string[] = [];
/** A build whose pages have the titles of what they show. */
let buildsDir = '';
beforeAll(async () => {
  buildsDir = await createFolder();
  await addTestBuild(buildsDir, { entry: ENTRY, template: TEMPLATE });
});
afterEach(() => void vi.resetAllMocks());
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

type Variables = Readonly<Record<string, string>>;
const TOKEN: Variables = { APP_ID: '2', TOKEN_ENABLE: '1' };
const SIGNED: Variables = { APP_ID: '3', XY_AUTH: '2', SSO_SECRET: 'jichuan' };
const CIPHER: Variables = {
  APP_ID: '4',
  CUR_VERSIONS: '3',
  ENCRYPT_KEY: PAYLOAD_KEY,
  ENCRYPT_IV: PAYLOAD_IV,
  AFS_CHECK: '1',
  ENCRYPT_USER_IDS: '1',
  SM2_PUBLIC_KEY,
};
const ALL: Variables = { ...TOKEN, ...SIGNED, ...CIPHER, APP_ID: '5' };

function settingsOf(variables: Variables): Settings {
  const { url } = origin.state;
  const parsed = parseSettings({
    API_URL: `${url}/app_if`,
    NIS_URL: `${url}/nis`,
    SSO_URL: `${url}/sso`,
    ADV_URL: `${url}/adv-appif-server`,
    MVOD_URL: `${url}/mvod_if`,
    ...variables,
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  return parsed.value;
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'protected-'));
  folders.push(folder);
  return folder;
}

function selectionOf(articles: string[], columns: string[] = [], pages: string[] = []): Selection {
  const parts = parseParts(articles, columns, [], pages);
  if (!parts.ok) throw new Error(parts.error);
  return parts.value;
}

/** Pages of a dozen kinds. */
const KINDS = selectionOf(
  ['12/345', '19/411', '20/401', '21/404', '90/402', '80/2652'],
  ['12'],
  [
    ...['askDetail/7051', 'qaDetail/801', 'topicDetail/601', 'xyDetail/205', 'figureDetail/301'],
    ...['circleDetail/901', 'postDetail/9001', 'activityDetail/6001', 'reporter/501'],
    ...['activityVote/8101/6003', 'services', 'aboutUs'],
  ],
);
/** Pages of calls to different servers. */
const FEW = selectionOf(['12/345', '19/411'], ['12'], ['askDetail/7051', 'activityDetail/6001']);
const ARTICLES = selectionOf(['12/345', '12/346', '12/347', '12/348', '12/361', '19/411']);

/** Bakes in a folder; pages are what they are made of, but for the settings. */
async function run(
  variables: Variables,
  outDir: string,
  select: Selection,
  more: Partial<BakeOptions> = {},
) {
  const pages = new Map<string, string>();
  const answer = await bake({
    settings: settingsOf(variables),
    outDir,
    select,
    onSiteChanges: () => {},
    render: async (view) => {
      const text = JSON.stringify(view.locals, (key, value) =>
        key === 'settings' ? undefined : value,
      );
      pages.set(view.path, text);
      return `<!doctype html>${text}`;
    },
    ...more,
  });
  return { answer, pages };
}

type Changes = Readonly<Record<string, (answer: Response) => Response | Promise<Response>>>;

/** Changes the answers of calls on their way; returns the names of all calls that are sent. */
function watchCalls(changes: Changes = {}): string[] {
  const sent: string[] = [];
  vi.mocked(fetchCall).mockImplementation(async (input, init) => {
    const call = callOf(new URL(String(input)).pathname);
    sent.push(call);
    const answer = await send(input, init);
    return changes[call]?.(answer) ?? answer;
  });
  return sent;
}

const count = (calls: readonly string[], name: string) =>
  calls.filter((call) => call === name).length;

const wrap = (data: unknown) => new Response(JSON.stringify({ status: 0, message: '', data }));
const refuse = (status: number, message: string) =>
  new Response(JSON.stringify({ status, message, data: {} }));

describe('pages of a protected server', () => {
  it('are those of the open one', async () => {
    const open = await run({}, await createFolder(), KINDS);
    expect(open.answer).toMatchObject({ ok: true, value: { failed: [], leftOut: [] } });
    expect(new Set([...open.pages.keys()].map((name) => name.split('/')[0])).size).toBeGreaterThan(
      12,
    );
    const deployments: readonly (readonly [string, Variables, Selection, object])[] = [
      ['token', TOKEN, FEW, { getAnonymousToken: 1, auth: 0 }],
      ['a token that no setting names', { APP_ID: '2' }, FEW, { getAnonymousToken: 1, auth: 0 }],
      ['signature', SIGNED, FEW, { getAnonymousToken: 0, auth: 1 }],
      ['cipher', CIPHER, FEW, { getAnonymousToken: 0, auth: 0 }],
      ['all three', ALL, KINDS, { getAnonymousToken: 1, auth: 1 }],
      [
        'an open interaction server',
        { ...TOKEN, ...SIGNED, APP_ID: '6' },
        FEW,
        { getAnonymousToken: 1, auth: 1 },
      ],
    ];
    for (const [name, variables, select, asked] of deployments) {
      const sent = watchCalls();
      const { answer, pages } = await run(variables, await createFolder(), select);
      vi.resetAllMocks();
      expect(answer, name).toMatchObject({ ok: true, value: { failed: [], leftOut: [] } });
      for (const [file, text] of pages) expect(text, `${name} ${file}`).toBe(open.pages.get(file));
      expect(pages.size, name).toBe(select === KINDS ? open.pages.size : 7);
      for (const [call, times] of Object.entries(asked)) {
        expect(count(sent, call), `${name}: ${call}`).toBe(times);
      }
    }
  });

  /** Bakes with threads, or without. */
  async function bakeWithToken(outDir: string, options: Partial<BakeOptions>): Promise<void> {
    const run = { settings: settingsOf(ALL), buildsDir, outDir, onSiteChanges: () => {} };
    const answer = await bake({ ...run, ...options, select: ARTICLES });
    expect(answer).toMatchObject({ ok: true, value: { failed: [] } });
    expect(await origin.read('session')).toEqual({ anonymousTokens: 1 });
  }

  it('need one token for all threads and all runs of a site', async () => {
    const outDir = await createFolder();
    const databaseUrl = requireDatabaseUrl();
    await origin.control('session', { expireTokens: true });
    await bakeWithToken(outDir, { databaseUrl, workers: 2 });
    await bakeWithToken(outDir, { databaseUrl, refetch: true });
  });

  it('need one token for all threads without a database', { tags: ['sweep'] }, async () => {
    await origin.control('session', { expireTokens: true });
    await bakeWithToken(await createFolder(), { workers: 2 });
  });

  it('are baked to the end when token and signature end in between', async () => {
    let articles = 0;
    const sent = watchCalls({
      getArticleContent: async (answer) => {
        articles += 1;
        if (articles === 2) {
          await origin.control('session', { expireTokens: true, expireAuth: true });
        }
        return answer;
      },
    });
    const { answer, pages } = await run(ALL, await createFolder(), KINDS);
    expect(answer).toMatchObject({ ok: true, value: { failed: [], leftOut: [] } });
    expect(pages.size).toBeGreaterThan(12);
    expect([count(sent, 'getAnonymousToken'), count(sent, 'auth')]).toEqual([2, 2]);
  });

  it('obey a configuration that is protected, too', async () => {
    const statuses = new Set<unknown>();
    watchCalls({
      getConfig: async (answer) => {
        statuses.add((await answer.clone().json()).status);
        return answer;
      },
    });
    await run(ALL, await createFolder(), ARTICLES);
    expect([...statuses]).toEqual([0]);
  });

  it('are baked with a server whose clock is a day off', async () => {
    origin.wait(86_400_000);
    const { answer } = await run(ALL, await createFolder(), ARTICLES);
    expect(answer).toMatchObject({ ok: true, value: { failed: [] } });
  });
});

describe('machines of a site', () => {
  it('renew a token once', async () => {
    const sent = watchCalls();
    const settings = settingsOf(ALL);
    const address = { url: requireDatabaseUrl(), site: randomUUID() };
    const stores = await Promise.all([openStore(address), openStore(address)]);
    const clients = stores.map(({ tokens }) => createBakeClient(settings, { tokens }));
    const readAll = (ids: readonly string[]) =>
      Promise.all(
        clients.flatMap((client) =>
          ids.map((articleId) => getArticleContent(client, { articleId })),
        ),
      );
    for (const [renewals, ids] of [
      [1, ['345', '346', '347']],
      [2, ['348', '361', '411']],
    ] as const) {
      expect((await readAll(ids)).every((answer) => answer.ok)).toBe(true);
      expect([count(sent, 'getAnonymousToken'), count(sent, 'auth')]).toEqual([renewals, renewals]);
      await origin.control('session', { expireTokens: true, expireAuth: true });
    }
    for (const store of stores) await store.close();
  });
});

it('files of the content server are requested with token and signature, others with nothing', async () => {
  const settings = settingsOf(ALL);
  const { headersFor } = createBakeClient(settings);
  const headers = await headersFor(`${settings.apiUrl}/getImage?path=logo.png`);
  expect(Object.keys(headers).sort()).toEqual(['abc', 'authtoken', 'sign', 'time', 'token']);
  expect(await headersFor('https://images.example.test/logo.png')).toEqual({});
  expect(await createBakeClient(settingsOf({})).headersFor(`${settings.apiUrl}/a`)).toEqual({});
});

const EXPIRED = { status: 10111, message: '登录信息已过期' };
const UNSIGNED = '签名无效或已过期';

describe('a publisher that the server refuses', () => {
  const wrongKey = { ...CIPHER, ENCRYPT_KEY: '0123456789abcdef' };
  const SIX_MINUTES_MS = 360_000;

  it.each<[what: string, variables: Variables, changes: Changes, sentence: string]>([
    [
      'a server that wants signatures',
      { APP_ID: '3' },
      {},
      `XY_AUTH: the server wants signed requests: getColumns answered 1004 ${UNSIGNED}`,
    ],
    [
      'a server that refuses each token',
      TOKEN,
      { getColumns: () => refuse(EXPIRED.status, EXPIRED.message) },
      `TOKEN_ENABLE: the server refuses the token that it has just given: getColumns answered 10111 ${EXPIRED.message}`,
    ],
    [
      'a token of no length',
      TOKEN,
      { getAnonymousToken: () => wrap({ token: '' }) },
      'TOKEN_ENABLE: the server gives no token: getAnonymousToken answered without a token',
    ],
    [
      'auth info without a secret',
      SIGNED,
      { auth: () => wrap({ authToken: 'a' }) },
      'XY_AUTH, APP_ID: the server gives no keys for signatures: auth answered without authToken and appSecret',
    ],
    [
      'the id of another app',
      SIGNED,
      { auth: () => refuse(1004, '认证失败') },
      'XY_AUTH, APP_ID: the server gives no keys for signatures: auth answered 1004 认证失败',
    ],
    [
      'a wrong clock where the server does not say its time',
      SIGNED,
      {
        serverTime: () => new Response('', { status: 404 }),
        getServerTime: () => new Response('', { status: 404 }),
        auth: (answer) => {
          origin.wait(SIX_MINUTES_MS);
          return answer;
        },
      },
      `XY_AUTH: the server refuses the signature and does not say its time; the clock of this machine may be wrong: getColumns answered 1004 ${UNSIGNED}`,
    ],
    [
      'a server that says a wrong time',
      SIGNED,
      { serverTime: () => wrap(Date.now() - SIX_MINUTES_MS) },
      `XY_AUTH, APP_ID: the server refuses the signature: getColumns answered 1004 ${UNSIGNED}`,
    ],
    [
      'a wrong key',
      wrongKey,
      {},
      'CUR_VERSIONS, ENCRYPT_KEY, ENCRYPT_IV, AFS_CHECK: the server cannot read encrypted requests: getColumns answered -1 参数无法识别',
    ],
    [
      'a wrong key where token and signature are wanted, too',
      { ...ALL, ENCRYPT_KEY: '0123456789abcdef' },
      {},
      'CUR_VERSIONS, ENCRYPT_KEY, ENCRYPT_IV, AFS_CHECK: the server cannot read encrypted requests: getAnonymousToken answered -1 参数无法识别',
    ],
  ])('ends with one sentence: %s', async (_, variables, changes, sentence) => {
    const { outDir, names } = await publish();
    watchCalls(changes);
    for (const select of [{ kind: 'all' }, ARTICLES] as const) {
      const { answer } = await run(variables, outDir, select);
      expect(describeEnd(answer)).toBe(nameNoCall(sentence));
      expect(await listNames(outDir)).toEqual(names);
    }
  });

  it('says of ciphered answers that they are not read', async () => {
    const { outDir, names } = await publish();
    watchCalls({ getColumns: () => new Response('%%%') });
    const message =
      'CUR_VERSIONS: answers are expected as plain JSON: getColumns answered something else';
    const { answer } = await run(CIPHER, outDir, { kind: 'all' });
    expect(answer).toMatchObject({ ok: false, error: { message } });
    expect(await listNames(outDir)).toEqual(names);
  });

  it('refuses a key of 15 bytes by the name of its setting, before anything is sent', () => {
    expect(() => settingsOf({ ...CIPHER, ENCRYPT_KEY: '123456789012345' })).toThrow(
      'ENCRYPT_KEY: *** is not allowed. Allowed: 16 visible ASCII characters',
    );
  });

  it('sends nothing more, removes nothing and exits with 1 when that happens in a run', async () => {
    const { outDir, names } = await publish();
    let articles = 0;
    const sent = watchCalls({
      getArticleContent: (answer) => {
        articles += 1;
        // The first article is missing; from the fourth on the server has another token rule.
        if (articles === 1) return wrap('empty');
        return articles < 4 ? answer : refuse(EXPIRED.status, EXPIRED.message);
      },
    });
    let text = '';
    const output = {
      write: (part: string) => {
        text += part;
      },
    };
    const code = await runBakeCommand(['--all', '--out', outDir, '--workers', '1'], {
      loadSettings: () => settingsOf(TOKEN),
      stdout: output,
      stderr: output,
      buildsDir,
      storeSettings: { databaseUrl: requireDatabaseUrl() },
    });
    expect(code).toBe(1);
    const sentence = `TOKEN_ENABLE: the server refuses the token that it has just given: getArticleContent answered 10111 ${EXPIRED.message}`;
    expect(text.split(sentence)).toHaveLength(2);
    expect(text).toMatch(/the content server refuses the publisher: \d+ pages not tried/);
    expect(text).toContain('removed 0');
    expect(articles).toBeLessThan(30);
    expect(count(sent, 'getArticleContent')).toBe(articles);
    expect(await listNames(outDir)).toEqual(expect.arrayContaining([...names]));
  });
});

const listNames = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

/** Bakes articles of the open app, once for all tests. */
let published: Promise<{ readonly outDir: string; readonly names: readonly string[] }> | undefined;
function publish() {
  published ??= createFolder().then(async (outDir) => {
    await run({}, outDir, ARTICLES);
    const names = await listNames(outDir);
    expect(names.length).toBeGreaterThan(5);
    return { outDir, names };
  });
  return published;
}

/** The call that the server refuses first depends on the selection. */
const nameNoCall = (sentence: string) => sentence.replace(/\w+ (?=answered [-\d])/, '');

/** Returns why a run could do nothing. */
function describeEnd(answer: Awaited<ReturnType<typeof bake>>): string {
  if (!answer.ok) return nameNoCall(answer.error.message);
  const { stopped, removed, failed } = answer.value;
  expect([stopped, removed, failed.length]).toEqual(['refused', [], 1]);
  return nameNoCall(failed[0]?.message ?? '');
}
