import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrigin } from '../../scripts/origin/server.ts';
import { scaleLimit } from '../../scripts/test/pace.ts';
import { fav, hasFav } from '../../src/api/calls/favourites.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import { createLease } from '../../src/api/session/lock.ts';
import { createOutbox, type Outbox } from '../../src/model/outbox/createOutbox.ts';
import { ATTEMPT_LIMIT_MS, type WriteOutcome } from '../../src/model/outbox/outboxTypes.ts';
import type { KeyedStorage } from '../../src/model/outbox/writeStore.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { attemptWrite } from '../../src/writes/attemptWrite.ts';
import {
  WRITE_RULES,
  type Write,
  type WriteKind,
  type WritePayloads,
} from '../../src/writes/writeTable.ts';

/** Readers' writes against an origin whose line fails, cuts and lags: each stored exactly once. */

/** Every run has a seed of its own: many runs try many orders. */
const WRITES = 300;
const ARTICLES = 20;
/** For tests of their own. */
const SPARE = 2;
const SEED = Number(process.env.OUTBOX_SEED) || Date.now() % 1_000_000;

let origin: { url: string; stop: () => Promise<void> };
let dataDir = '';
let articles: string[] = [];
let spare: string[] = [];
let member = { uid: '', token: '' };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-outbox-'));
  origin = await startOrigin({ port: 0, dataDir, quiet: true });
  await control('limits', { on: false });
  const { first } = await control<{ first: number }>('generate', {
    count: ARTICLES + SPARE,
    columnId: 26,
  });
  const ids = Array.from({ length: ARTICLES + SPARE }, (_, n) => String(first + n));
  articles = ids.slice(SPARE);
  spare = ids.slice(0, SPARE);
  const login = await control<{ uid: number; accessToken: string }>('member', {
    phone: '13800009001',
    nickname: '听雨的人',
  });
  member = { uid: String(login.uid), token: login.accessToken };
});

afterAll(async () => {
  await origin.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function control<T>(name: string, body: unknown): Promise<T> {
  const answer = await fetch(`${origin.url}/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Stored {
  readonly comments: readonly { readonly content: string; readonly idempotencyKey: string }[];
  readonly praises: readonly { readonly type: number; readonly id: number }[];
  readonly favs: readonly unknown[];
  readonly follows: readonly { readonly type: number; readonly id: number }[];
}

const readStored = async (articleId: string): Promise<Stored> =>
  (await fetch(`${origin.url}/control/stored?articleId=${articleId}`)).json() as Promise<Stored>;

function openClient(device: string, fetcher: typeof fetch = fetch): Client {
  const { url } = origin;
  const settings = parseSettings({
    SITE_URL: 'https://share.example.test',
    API_URL: `${url}/app_if`,
    NIS_URL: `${url}/nis`,
    SSO_URL: `${url}/sso`,
    ADV_URL: `${url}/adv-appif-server`,
    CUR_VERSIONS: '1',
  });
  if (!settings.ok) throw new Error(settings.error.problems.join('; '));
  return createClient({
    settings: settings.value,
    device: () => device,
    now: Date.now,
    fetch: fetcher,
    steps: [
      (request) =>
        request.call.member
          ? { ...request, headers: { ...request.headers, token: member.token } }
          : request,
    ],
  });
}

/** Numbers from 0 to 1 that a seed decides. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A line that loses requests, loses answers, lags and lets a proxy answer in the server's place. */
function createBadLine(random: () => number): typeof fetch {
  return async (input, init) => {
    const fate = random();
    if (fate < 0.08) throw new TypeError('the line broke before the server heard of it');
    if (fate < 0.12) return new Response('<h1>503</h1>', { status: 503 });
    if (fate < 0.16) await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = await fetch(input, init);
    if (fate < 0.26) {
      await answer.arrayBuffer();
      throw new TypeError('the line broke before the answer came');
    }
    return answer;
  };
}

/** Faults of the origin itself, one request each: it may have stored the write, or not. */
const FAULTS = [
  { kind: 'drop' },
  { kind: 'half' },
  { kind: 'garble' },
  { kind: 'html' },
  { kind: 'delay', ms: 10 },
  { kind: 'empty' },
  { kind: 'none' },
  { kind: 'status', code: 500 },
] as const;
/** How many attempts never end. */
const HANGS = 0.04;
const WRITE_PATH = '/app_if/(discuss|event|fav|favCancel|topicSub|topicSubCancel)$';

/** One browser: a storage and a clock that its tabs share. `random` decides which attempts hang. */
function openBrowser(client: Client, random: () => number) {
  const entries = new Map<string, string>();
  const tabs = new Set<Outbox<WritePayloads>>();
  let failures = 0;
  let hung = 0;
  /** What the server said of each write, and what was given back to its writer. */
  const settled = new Map<string, WriteOutcome['state'][]>();
  const drafts: string[] = [];
  let now = 1_800_000_000_000;
  let keys = 0;
  let owners = 0;

  const pause = async (ms: number) => {
    now += ms;
    await turn();
  };

  /** A tab; `close` ends it in the middle of whatever it does. */
  const openTab = () => {
    let isOpen = true;
    const never = () => new Promise<never>(() => {});
    const alive = async <T>(value: T): Promise<T> => (isOpen ? value : never());
    const tell = () => {
      for (const other of tabs) if (other !== outbox) other.syncWithStorage();
    };
    const storage: KeyedStorage = {
      keys: () => Array.from(entries.keys()),
      get: (key) => entries.get(key) ?? null,
      set: (key, value) => {
        if (isOpen) entries.set(key, value);
      },
      remove: (key) => {
        if (isOpen && entries.delete(key)) queueMicrotask(tell);
      },
    };
    const limits = new Set<() => void>();
    const owner = `tab${++owners}`;
    const lock = createLease({
      storage: {
        read: () => storage.get('lease'),
        write: (text) => storage.set('lease', text),
        remove: () => storage.remove('lease'),
      },
      now: () => now,
      pause: async (ms) => {
        await pause(ms);
        await alive(null);
      },
      owner,
    });
    const outbox = createOutbox<WritePayloads>({
      rules: WRITE_RULES,
      storage,
      now: () => now,
      makeKey: () => `write-${++keys}`,
      attempt: async (write) => {
        await alive(null);
        const attempt = await attemptWrite(client, write, {
          userId: member.uid,
          userName: '听雨的人',
        });
        if (attempt.state === 'failed') failures += 1;
        if (random() < HANGS) {
          hung += 1;
          // The answer is lost, and the attempt ends by its limit alone.
          queueMicrotask(() => {
            for (const end of Array.from(limits)) end();
          });
          return never();
        }
        return alive(attempt);
      },
      lock,
      later: (run, ms) => {
        if (ms === ATTEMPT_LIMIT_MS) {
          limits.add(run);
          return () => limits.delete(run);
        }
        let off = false;
        void pause(ms).then(() => {
          if (!off && isOpen) run();
        });
        return () => {
          off = true;
        };
      },
      isOnline: () => true,
      member: () => member.uid,
      onChange: () => {},
      keepDraft: ({ key }) => {
        drafts.push(key);
        return true;
      },
      onSettled: ({ key }, { state }) => settled.set(key, [...(settled.get(key) ?? []), state]),
      onExpired: () => {},
    });
    tabs.add(outbox);
    const close = () => {
      isOpen = false;
      tabs.delete(outbox);
    };
    return { outbox, close };
  };

  const waiting = () => Array.from(entries.keys()).filter((key) => key.startsWith('outbox:'));
  return { openTab, waiting, settled, drafts, failures: () => failures, hung: () => hung };
}

type Tab = ReturnType<ReturnType<typeof openBrowser>['openTab']>;

describe(`${WRITES} writes over a bad line (seed ${SEED}, set OUTBOX_SEED to run it again)`, () => {
  it('are each stored exactly once, over two tabs and a reload', {
    timeout: scaleLimit(120_000),
  }, async () => {
    const random = createRandom(SEED);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const browser = openBrowser(openClient('xy-outbox', createBadLine(random)), random);
    const tabs: [Tab, Tab] = [browser.openTab(), browser.openTab()];

    const comments: { articleId: string; text: string }[] = [];
    /** What the reader did last to a thing that can be undone. */
    const wanted = new Map<string, boolean>();
    const outcomes: WriteOutcome[] = [];
    const send = <K extends WriteKind>(kind: K, payload: WritePayloads[K]) => {
      void pick(tabs)
        .outbox.send(kind, payload)
        .then((outcome) => outcomes.push(outcome));
    };
    const flip = (name: string): boolean => {
      const cancel = wanted.get(name) ?? false;
      wanted.set(name, !cancel);
      return cancel;
    };

    for (let n = 0; n < WRITES; n += 1) {
      const articleId = pick(articles);
      const fate = random();
      if (fate < 0.55) {
        const text = `第${n}条评论`;
        comments.push({ articleId, text });
        send('comment', { articleId, source: 0, parentId: '0', text, pictures: [] });
      } else if (fate < 0.7) {
        const cancel = flip(`praise ${articleId}`);
        send('praise', { object: 0, id: articleId, cancel });
      } else if (fate < 0.85) {
        send('fav', { articleId, imageUrl: '', cancel: flip(`fav ${articleId}`) });
      } else {
        const id = String(1 + Math.floor(random() * 40));
        send('follow', { object: 2, id, cancel: flip(`follow ${id}`) });
      }
      if (random() < 0.2) {
        await control('fault', { path: WRITE_PATH, times: 1, ...pick(FAULTS) });
      }
      if (random() < 0.3) await turn();
      if (n === WRITES / 2) {
        tabs[0].close();
        tabs[0] = browser.openTab();
        void tabs[0].outbox.drain();
      }
    }
    while (browser.waiting().length > 0) {
      await Promise.all(tabs.map(({ outbox }) => outbox.drain()));
      await turn();
    }

    const stored = await Promise.all(articles.map(readStored));
    const found = stored.flatMap(({ comments: list }, n) =>
      list.map(({ content }) => `${articles[n]} ${content}`),
    );
    expect(found.sort()).toEqual(
      comments.map(({ articleId, text }) => `${articleId} ${text}`).sort(),
    );
    const keys = stored.flatMap(({ comments: list }) =>
      list.map((comment) => comment.idempotencyKey),
    );
    expect(new Set(keys).size).toBe(comments.length);

    const asWanted = (kind: string) =>
      Array.from(wanted)
        .flatMap(([name, on]) => (on && name.startsWith(kind) ? [name] : []))
        .sort();
    const isArticle = ({ type }: { type: number }) => type === 0;
    const praised = stored.flatMap(({ praises }) =>
      praises.filter(isArticle).map(({ id }) => `praise ${id}`),
    );
    expect(praised.sort()).toEqual(asWanted('praise'));
    const favs = stored.flatMap((article, n) => article.favs.map(() => `fav ${articles[n]}`));
    expect(favs.sort()).toEqual(asWanted('fav'));
    const follows = stored[0]?.follows.map(({ id }) => `follow ${id}`) ?? [];
    expect(follows.sort()).toEqual(asWanted('follow'));

    expect(outcomes.filter(({ state }) => state === 'refused')).toEqual([]);
    expect(Array.from(browser.settled.values()).flat()).not.toContain('refused');
    expect(browser.drafts).toEqual([]);
    // A comment is said to be sent when it is stored, and once.
    const reports = keys.map((key) => browser.settled.get(key));
    expect(reports.filter((states) => states?.join() !== 'done')).toEqual([]);
    expect(browser.failures(), 'attempts that the line lost').toBeGreaterThan(WRITES / 10);
    expect(browser.hung(), 'attempts without an end').toBeGreaterThan(WRITES / 200);
  });
});

describe('one write of each kind', () => {
  const CASES: readonly [string, () => Pick<Write, 'kind' | 'payload'>, string, string][] = [
    [
      'praise',
      () => ({ kind: 'praise', payload: { object: 0, id: spare[0] ?? '', cancel: false } }),
      'done',
      'already',
    ],
    [
      'favourite',
      () => ({
        kind: 'fav',
        payload: { articleId: spare[0] ?? '', imageUrl: '', cancel: false },
      }),
      'done',
      'already',
    ],
    [
      'follow',
      () => ({ kind: 'follow', payload: { object: 1, id: '26', cancel: false } }),
      'done',
      'done',
    ],
    [
      'comment',
      () => ({
        kind: 'comment',
        payload: {
          articleId: spare[0] ?? '',
          source: 0,
          parentId: '0',
          text: '写得真好',
          pictures: [],
        },
      }),
      'done',
      'done',
    ],
    [
      'deleted comment: deleting it',
      () => ({ kind: 'deleteComment', payload: { commentId: '987654321' } }),
      'done',
      'done',
    ],
  ];

  it.each(CASES)('%s', async (_, make, first, again) => {
    const client = openClient('xy-kinds');
    const attempt = (key: string) =>
      attemptWrite(
        client,
        { ...make(), key, at: 0, tries: 1, by: member.uid },
        { userId: member.uid, userName: '听雨的人' },
      );
    const key = `kinds-${_}`;
    const answer = await attempt(key);
    expect(answer.state).toBe(first);
    // The same try again is the same write; another key is another one.
    expect(await attempt(key)).toEqual(answer);
    expect((await attempt(`${key}-2`)).state).toBe(again);
  });

  it('a favourite is shown as one until it is cancelled', async () => {
    const client = openClient('xy-fav');
    const asked = { articleId: spare[1] ?? '', userId: member.uid };
    const has = () => hasFav(client, asked);
    expect(await has()).toEqual({ ok: true, value: false });
    await fav(client, { ...asked, imageUrl: '', cancel: false, idempotencyKey: 'a' });
    expect(await has()).toEqual({ ok: true, value: true });
    await fav(client, { ...asked, imageUrl: '', cancel: true, idempotencyKey: 'b' });
    expect(await has()).toEqual({ ok: true, value: false });
  });
});
