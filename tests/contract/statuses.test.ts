import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DiscussParams, discuss } from '../../src/api/calls/comments.ts';
import { getConfig } from '../../src/api/calls/config.ts';
import { getArticleCounts } from '../../src/api/calls/counts.ts';
import type { TokenName } from '../../src/api/session/tokens.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { createSessionEffects } from '../../src/services/session/pageSession.ts';
import { waitFor } from '../helpers/waitFor.ts';
import { LANGUAGES } from '../unit/i18n/languages.ts';
import { openReader, refusedBy } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/**
 * The error catalogue (product 8.1), a test for each row: from the server's status to
 * what the reader sees, with the session and its effects as pages have them. The messages
 * of the catalogue are in tests/unit/i18n/catalogue.test.ts.
 */

const showToast = vi.hoisted(() => vi.fn());
const reloadPage = vi.hoisted(() => vi.fn());
const requestLogin = vi.hoisted(() => vi.fn(async () => false));
const app = vi.hoisted(() => ({ refreshToken: vi.fn(), clearUser: vi.fn(async () => 'done') }));
vi.mock('../../src/host/toast.ts', () => ({ showToast }));
vi.mock('../../src/host/navigation.ts', () => ({ reloadPage }));
vi.mock('../../src/services/session/memberSession.ts', () => ({ requestLogin }));
vi.mock('../../src/services/getHost.ts', () => ({ getHost: async () => app }));

const IN_APP = 'Mozilla/5.0 (iPhone) Mobile/15E148/xiangyuapp';
const IN_BROWSER = 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1';
const TWO_HOURS_MS = 7_200_000;
const PHONE = '13900000261';
/** The origin refuses a member's next one. */
const COMMENTS_A_MINUTE = 10;

const origin = runOrigin();

interface PageOptions {
  readonly locale?: Locale;
  readonly userAgent?: string;
  readonly app?: 1 | 2 | 3;
  readonly kept?: Map<TokenName, string>;
  /** The body of every answer to `counts`, in the origin's place. */
  readonly body?: object;
}

/** A page in a language, in a browser or in the app. */
function openPage({ locale = 'cn', userAgent = IN_BROWSER, body, ...options }: PageOptions = {}) {
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', { documentElement: { dataset: { locale, keepLocale: '' } } });
  return openReader(origin, {
    ...options,
    effects: createSessionEffects,
    answer: (call) =>
      body && call === 'getArticleCounts' ? new Response(JSON.stringify(body)) : null,
  });
}

type Page = ReturnType<typeof openPage>;

const counts = ({ client }: Page) => getArticleCounts(client, { articleId: '345' });
const YES = { ok: true, value: expect.objectContaining({ clicks: expect.any(Number) }) };
/** Waits for words; fails when none come. */
const expectToast = (words: string) => waitFor(() => expect(showToast).toHaveBeenCalledWith(words));
const untouched = () => {
  expect(showToast).not.toHaveBeenCalled();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(requestLogin).not.toHaveBeenCalled();
};

let key = 0;
function comment({ client }: Page, text: string, more: Partial<DiscussParams> = {}) {
  key += 1;
  const written = { articleId: '345', source: 0, parentId: '0', text, pictures: [] } as const;
  const writer = { userId: '1', userName: '安娜', idempotencyKey: `key-${key}` };
  return discuss(client, { ...written, ...writer, ...more });
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('10201', () => {
  const body = { status: 10201, message: 'words of the server', data: {} };
  it.each(LOCALES)(
    'error "please download the app to view sign-up progress", in %s',
    async (locale) => {
      const page = openPage({ locale, body });
      expect(await counts(page)).toEqual(refusedBy(10201));
      await expectToast(LANGUAGES[locale]['session.download']);
    },
  );
});

describe('10202, 10203, 10204', () => {
  it('10202: the server’s message, when comments are closed', async () => {
    const page = openPage();
    await page.login(PHONE);
    expect(await comment(page, '还想说', { articleId: '366' })).toEqual(refusedBy(10202));
    await expectToast('评论已关闭');
  });

  it('10203: the server’s message, after too many comments', async () => {
    const page = openPage();
    await page.login(PHONE);
    const answers = [];
    for (let n = 0; n <= COMMENTS_A_MINUTE; n += 1) answers.push(await comment(page, `第${n}遍`));
    expect(answers.slice(0, -1).every(({ ok }) => ok)).toBe(true);
    expect(answers.at(-1)).toEqual(refusedBy(10203));
    await expectToast('评论太频繁，请稍后再试');
  });

  it('10204: the server’s message, when the content is refused', async () => {
    const page = openPage();
    await page.login(PHONE);
    expect(await comment(page, '长'.repeat(1001))).toEqual(refusedBy(10204));
    await expectToast('评论不能超过1000字');
  });

  const body = { status: 10202, message: '', data: {} };
  it.each(LOCALES)('"comment failed" without a message, in %s', async (locale) => {
    const page = openPage({ locale, body });
    expect(await counts(page)).toEqual(refusedBy(10202));
    await expectToast(LANGUAGES[locale]['session.commentFailed']);
  });
});

describe('1004', () => {
  it('clear login, reload', async () => {
    const page = openPage({ app: 3 });
    expect(await counts(page)).toEqual(YES);
    await origin.control('session', { expireAuth: true });
    expect(await counts(page)).toEqual(refusedBy(1004));
    expect(page.tokens.readAuth()).toBe(null);
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('ignored once authCount above 3', async () => {
    const kept = new Map<TokenName, string>();
    const refused = { status: 1004, message: '签名无效或已过期', data: {} };
    for (let reloads = 1; reloads <= 4; reloads += 1) {
      const page = openPage({ app: 3, kept, body: refused });
      page.tokens.writeAuth({ authToken: 'a', appSecret: 's' });
      await counts(page);
      expect(reloadPage).toHaveBeenCalledTimes(reloads);
    }
    const page = openPage({ app: 3, kept, body: refused });
    page.tokens.writeAuth({ authToken: 'a', appSecret: 's' });
    expect(await counts(page)).toEqual(refusedBy(1004));
    expect(reloadPage).toHaveBeenCalledTimes(4);
    expect(page.tokens.readAuth()).not.toBe(null);
  });
});

describe('10111', () => {
  it('token refresh and retry, without a message', async () => {
    const page = openPage({ app: 2 });
    await page.login(PHONE);
    const before = page.tokens.readMember()?.accessToken;
    origin.wait(TWO_HOURS_MS);
    expect(await counts(page)).toEqual(YES);
    expect(page.tokens.readMember()?.accessToken).not.toBe(before);
    untouched();
  });

  it.each(LOCALES)(
    'in the app without a new token: "please re-enter this page", in %s',
    async (locale) => {
      app.refreshToken.mockResolvedValue('unavailable');
      const page = openPage({ app: 2, locale, userAgent: IN_APP });
      await page.login(PHONE);
      origin.wait(TWO_HOURS_MS);
      expect(await counts(page)).toEqual(refusedBy(10111));
      expect(app.refreshToken).toHaveBeenCalledTimes(1);
      await expectToast(LANGUAGES[locale]['session.expired']);
    },
  );
});

describe('10102, 10103', () => {
  const loggedOut = async (page: Page) => {
    expect(page.tokens.readMember()).toBe(null);
    await waitFor(() => expect(requestLogin).toHaveBeenCalledTimes(1));
  };

  it('10102: go to login, when a write requires a login', async () => {
    const page = openPage();
    expect(await comment(page, '我先说')).toEqual(refusedBy(10102));
    await loggedOut(page);
  });

  it('10102: clear user, go to login, when the member is blocked', async () => {
    const page = openPage();
    await origin.control('session', { forbid: await page.login(PHONE) });
    expect(await comment(page, '还在吗')).toEqual(refusedBy(10102));
    await loggedOut(page);
  });

  it('10103: clear user, go to login, in the app too', async () => {
    const page = openPage({ userAgent: IN_APP });
    await origin.control('session', { kick: await page.login(PHONE) });
    expect(await comment(page, '还在吗')).toEqual(refusedBy(10103));
    await waitFor(() => expect(app.clearUser).toHaveBeenCalledTimes(1));
    await loggedOut(page);
  });
});

describe('10001', () => {
  it('no special handling', async () => {
    const page = openPage({ body: { status: 10001, message: 'no', data: {} } });
    await page.login(PHONE);
    expect(await counts(page)).toEqual(refusedBy(10001, { message: 'no' }));
    expect(page.tokens.readMember()).not.toBe(null);
    untouched();
  });
});

describe('negative status, no data', () => {
  it('error with message', async () => {
    const page = openReader(origin, { settings: { appId: '99' } });
    const message = 'Your server has down or target user not exist !';
    expect(await getConfig(page.client)).toEqual(refusedBy(-1, { message }));
  });

  it('error with "error" without a message', async () => {
    const page = openPage({ body: { status: -1, message: '', data: {} } });
    expect(await counts(page)).toEqual(refusedBy(-1, { message: 'error' }));
    untouched();
  });
});

describe('network error', () => {
  const fault = (more: object) => origin.control('fault', { path: 'getArticleCounts', ...more });

  it.each([
    ['a dropped connection', { kind: 'drop' }],
    ['an answer that breaks off', { kind: 'half' }],
  ])('rejected to caller: %s', async (_, broken) => {
    await fault(broken);
    expect(await counts(openPage())).toMatchObject({
      ok: false,
      error: { kind: 'network', message: expect.stringMatching(/./) },
    });
    untouched();
  });

  it('timeout message', async () => {
    await fault({ kind: 'delay', ms: 60_000 });
    const answer = getArticleCounts(openPage().client, { articleId: '345' }, { timeoutMs: 50 });
    expect(await answer).toMatchObject({
      error: { kind: 'timeout', message: 'timeout of 50ms exceeded' },
    });
    untouched();
  });
});

describe('cancelled request', () => {
  it('"terminate request", "batch terminate request"', async () => {
    await origin.control('fault', { path: 'getArticleCounts', kind: 'delay', ms: 60_000 });
    const page = openPage();
    const controller = new AbortController();
    const { signal } = controller;
    const one = getArticleCounts(page.client, { articleId: '345' }, { signal });
    const others = [counts(page), counts(page)];
    controller.abort();
    expect(await one).toMatchObject({ error: { kind: 'cancelled', message: 'terminate request' } });
    page.client.cancelAll();
    for (const answer of await Promise.all(others)) {
      expect(answer).toMatchObject({
        error: { kind: 'cancelled', message: 'batch terminate request' },
      });
    }
    untouched();
  });
});
