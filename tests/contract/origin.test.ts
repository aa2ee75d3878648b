import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listSampleImages } from '../../scripts/origin/prerenderImages.ts';
import { type RunningOrigin, startOrigin } from '../../scripts/origin/server.ts';
import { ARTICLES } from '../../scripts/sample/articles.ts';
import { COMMENTS } from '../../scripts/sample/comments.ts';
import { drawImage } from '../../scripts/sample/drawImage.ts';

/** The embedded origin answers in both forms of the envelope (wire 2.1). */

type Wire = Record<string, unknown>;

let dataDir = '';
let origin: RunningOrigin;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'origin-'));
  origin = await startOrigin({ port: 0, dataDir, quiet: true });
});

afterEach(async () => {
  await fetch(`${origin.url}/control/reset`, { method: 'POST' });
});

afterAll(async () => {
  await origin.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask<T = Wire>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(origin.url + path, init);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

const bare = <T = Wire>(call: string): Promise<T> => ask<T>(`/app_if/${call}`);

async function wrapped<T = Wire>(call: string): Promise<T> {
  const body = await ask(`/app_if/${call}${call.includes('?') ? '&' : '?'}curVersions=1`);
  expect(body).toMatchObject({ status: 0, message: 'success' });
  return body.data as T;
}

const control = (path: string, body?: unknown, method = 'POST'): Promise<Response> =>
  fetch(`${origin.url}/control/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('the envelope', () => {
  it.each([
    ['getConfig?appID=1&siteId=1'],
    ['getColumns?parentColumnId=0'],
    ['getArticles?columnId=12'],
    ['getArticleContent?articleId=345'],
    ['discussView?id=345&source=0'],
    ['articleHot?type=3'],
  ])('%s has the same payload in both forms', async (call) => {
    expect(await wrapped(call)).toEqual(await bare(call));
  });

  it.each([
    ['getConfig?appID=99'],
    ['getColumn?columnId=424242'],
    ['moduleView?id=424242'],
    ['authorInfo?id=424242'],
  ])('%s is unknown: status -1 with an empty object, bare null', async (call) => {
    const body = await ask(`/app_if/${call}&curVersions=1`);
    expect(body).toMatchObject({ status: -1, data: {} });
    expect(await bare(call)).toBeNull();
  });

  it.each([
    ['getArticleContent?articleId=424242'],
    ['getArticleContent?articleId=345abc'],
    ['getArticleContent?articleId=-1'],
    ['getArticleContent'],
    ['getPaperArticle?id=345'],
    ['getArticleContent?articleId=7001'],
  ])('%s is missing: status 0 with the text "empty"', async (call) => {
    expect(await wrapped(call)).toBe('empty');
    expect(await bare(call)).toBeNull();
  });

  it('answers counts of an unknown article with status 0 and success false', async () => {
    const counts = await wrapped('getArticleCounts?articleId=424242');
    expect(counts).toEqual({ success: false, errorInfo: '找不到相关稿件', results: [] });
  });

  it('answers writes with the string "true" and counts them', async () => {
    const before = await wrapped<{ countPraise: number }>('getArticleCounts?articleId=345');
    const answer = await wrapped('event?id=345&type=0&eventType=1&channel=2');
    expect(answer).toEqual({ value: 'true' });
    const after = await wrapped<{ countPraise: number }>('getArticleCounts?articleId=345');
    expect(after.countPraise).toBe(before.countPraise + 1);
  });
});

describe('requests', () => {
  it.each([
    ['a trailing .do', '/app_if/getColumn.do?columnId=12'],
    ['double slashes', '//app_if//getColumn?columnId=12'],
    ['other spellings', '/app_if/getColumn?COLUMNID=12&siteid=1'],
  ])('are accepted with %s', async (_, path) => {
    expect(await ask(path)).toMatchObject({ columnID: 12, columnName: '要闻' });
  });

  it('are accepted as POST forms', async () => {
    const body = new URLSearchParams({ columnId: '12', curVersions: '1' });
    const answer = await ask('/app_if/getColumn', { method: 'POST', body });
    expect(answer).toMatchObject({ status: 0, data: { columnId: 12 } });
  });

  it('get JSONP for a callback that is a name, JSON for any other', async () => {
    const jsonp = await fetch(`${origin.url}/app_if/getColumn?columnId=12&jsoncallback=on.column`);
    expect(jsonp.headers.get('content-type')).toContain('javascript');
    expect(await jsonp.text()).toMatch(/^on\.column\(\{.*\}\);$/);
    const json = await fetch(`${origin.url}/app_if/getColumn?columnId=12&jsoncallback=alert(1)//`);
    expect(await json.json()).toMatchObject({ columnID: 12 });
  });

  it('from every origin are allowed, with preflights cached for a day', async () => {
    const preflight = await fetch(`${origin.url}/app_if/discuss`, {
      method: 'OPTIONS',
      headers: { origin: 'https://share.example.test', 'access-control-request-headers': 'fid' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-max-age')).toBe('86400');
    for (const name of ['source', 'fid', 'token', 'authtoken', 'time', 'sign', 'abc']) {
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
    }
    const read = await fetch(`${origin.url}/app_if/serverTime`);
    expect(read.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('of native apps are answered', async () => {
    const headers = { 'user-agent': 'okhttp/3.8.1' };
    expect(await ask('/app_if/getColumn?columnId=12', { headers })).toMatchObject({ columnId: 12 });
  });

  it('for unknown calls get 404', async () => {
    for (const path of ['/app_if/nothing', '/app_if/constructor', '/elsewhere/getConfig', '/']) {
      expect((await fetch(origin.url + path)).status, path).toBe(404);
    }
  });
});

describe('the sample content', () => {
  // The archive repeats the same stories: every ninth article covers all of them.
  const readable = ARTICLES.filter(({ id, paper }) => {
    const isArchive = id >= 2000 && id < 2600;
    return !paper && (!isArchive || id % 9 === 0);
  });

  it('answers every article in both forms', async () => {
    for (const { id, title } of readable) {
      const payload = await wrapped(`getArticleContent?articleId=${id}`);
      expect(payload, title).toEqual(await bare(`getArticleContent?articleId=${id}`));
      expect(payload, title).toMatchObject({ fileId: String(id), widgets: expect.any(Object) });
      const text = JSON.stringify(payload);
      expect(text, title).not.toMatch(/undefined|NaN|\[object/);
      const marks = String(payload.content).match(/<!--IMAGEARRAY#\d+-->/g) ?? [];
      const images =
        (payload.images as { imagearray: Wire[] }[] | undefined)?.[0]?.imagearray ?? [];
      for (const mark of marks) expect(images.map((image) => image.ref)).toContain(mark);
    }
  }, 30_000);

  it('has articles of all kinds and languages, and many comments', () => {
    const kinds = new Set(ARTICLES.map((article) => article.kind ?? 'news'));
    expect([...kinds].sort()).toEqual(['h5', 'link', 'live', 'news', 'photos', 'special', 'video']);
    expect(ARTICLES.length).toBeGreaterThanOrEqual(600);
    const threads = Object.values(COMMENTS).flat();
    const all = threads.length + threads.flatMap((thread) => thread.replies ?? []).length;
    expect(all).toBeGreaterThanOrEqual(150);
  });

  it('has unique ids and no links to unknown articles', () => {
    const ids = ARTICLES.map((article) => article.id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = ARTICLES.flatMap((a) => [
      ...(a.related ?? []),
      ...(a.hot ?? []),
      ...(a.latest ?? []),
    ]);
    for (const id of [...named, ...Object.keys(COMMENTS).map(Number)]) expect(ids).toContain(id);
  });

  it('has an image for every image name', async () => {
    for (const name of listSampleImages()) {
      expect(await drawImage(`${name}.jpg`, 0.05), name).toBeInstanceOf(Buffer);
    }
  });

  it('formats ids, times, counters and images of lists and details', async () => {
    const { list, carousel } = await wrapped<{ list: Wire[]; carousel: Wire[] }>(
      'getArticles?columnId=12',
    );
    const item = [...carousel, ...list].find((candidate) => candidate.fileId === 345);
    expect(item).toMatchObject({ fileId: 345, subTitle: expect.any(String), discussClosed: '0' });
    expect(item?.publishtime).toBe('2026-11-20 06:30:00.0');
    expect((item?.pic_list as string[] | undefined)?.[0]).toMatch(/^图片存储;/);
    const detail = await wrapped('getArticleContent?articleId=345&colID=12');
    expect(detail).toMatchObject({ fileId: '345', colID: '12', subtitle: expect.any(String) });
    expect(detail).not.toHaveProperty('subTitle');
    expect(Object.keys((detail.related as Wire[])[0] ?? {})).toContain('columnIcon ');
    expect((detail.widgets as Wire).vote).toEqual({});
    expect(String(detail.content)).toMatch(/^<html>\n <head><\/head>\n <body>/);
  });

  it('adds page layout and areas to articles of the newspaper', async () => {
    const article = await wrapped('getPaperArticle?id=7001');
    expect(article).toMatchObject({
      siteID: '1',
      layout: '01',
      advClosed: -2147483648,
      layoutPicture: { picUrl: expect.stringContaining(`${origin.url}/media/pic/page-1`) },
      layoutMapping: { mapping: '5%,10.5%;63%,10.5%;63%,37.5%;5%,37.5%' },
    });
    expect(article.publishtime).toBe('2026-11-20 00:00:00.0');
  });

  it('omits unreleased articles from lists and returns their status', async () => {
    expect(await wrapped('getArticleContentUnrelease?articleId=387')).toMatchObject({ aStatus: 0 });
    const { list } = await wrapped<{ list: Wire[] }>('getArticles?columnId=15');
    expect(list.map((item) => item.fileId)).not.toContain(387);
  });

  it('has ads for columns', async () => {
    const ads = await ask('/adv-appif-server/getArticleAdvs?columnID=12&curVersions=1');
    expect(ads.data).toMatchObject({
      articleTop: { advs: [{ resourceUrl: expect.stringMatching(/^http/) }], closeSetting: 1 },
      videoAdv: { advs: [] },
    });
  });
});

describe('pages', () => {
  it('have 20 rows, start at 0, and omit rows of the carousel', async () => {
    await control('generate', { count: 45, columnId: 26 });
    const sizes: number[] = [];
    const ids = new Set<unknown>();
    for (const page of [0, 1, 2, 3]) {
      const { list } = await wrapped<{ list: Wire[] }>(`getArticles?columnId=26&page=${page}`);
      sizes.push(list.length);
      for (const item of list) ids.add(item.fileId);
    }
    expect(sizes).toEqual([20, 20, 5, 0]);
    expect(ids.size).toBe(45);
    const front = await wrapped<{ list: Wire[]; carousel: Wire[] }>('getArticles?columnId=12');
    const shown = front.carousel.map((item) => item.fileId);
    expect(shown).toHaveLength(3);
    expect(front.list.some((item) => shown.includes(item.fileId))).toBe(false);
  });

  it('after the first omit rows up to lastFileId', async () => {
    await control('generate', { count: 45, columnId: 26 });
    const whole = await wrapped<{ list: Wire[] }>('getArticles?columnId=26&page=1');
    const third = whole.list[2]?.fileId;
    const rest = await wrapped<{ list: Wire[] }>(
      `getArticles?columnId=26&page=1&lastFileId=${third}`,
    );
    expect(rest.list).toEqual(whole.list.slice(3));
    const far = await wrapped<{ list: Wire[] }>(
      'getArticles?columnId=26&page=1&lastFileId=1100000',
    );
    expect(far.list).toEqual(whole.list);
  });

  it('of comments have countNew rows, pinned first, and hasMore', async () => {
    type Page = { list: Wire[]; totalCount: number; hasMore: boolean };
    const first = await wrapped<Page>('discussView?id=345&source=0&page=0');
    expect(first.list).toHaveLength(5);
    expect(first.hasMore).toBe(true);
    expect(first.list[0]).toMatchObject({ isTop: 1, isOfficial: 1 });
    const seen = new Set<unknown>();
    for (let page = 0, more = true; more; page += 1) {
      const { list, hasMore } = await wrapped<Page>(`discussView?id=345&source=0&page=${page}`);
      for (const comment of list) seen.add(comment.id);
      more = hasMore;
    }
    const open = (COMMENTS[345] ?? []).filter((comment) => !comment.inReview);
    expect(seen.size).toBe(open.length);
    expect(await wrapped<Page>('discussView?id=345&source=0&page=99')).toMatchObject({
      list: [],
      hasMore: false,
      totalCount: first.totalCount,
    });
  });

  it('of replies contain the replies that topDiscuss omits', async () => {
    const { list } = await wrapped<{ list: Wire[] }>('discussView?id=345&source=0');
    const [pinned] = list;
    expect(pinned?.topDiscuss).toMatchObject({ list: expect.any(Array), hasMore: true });
    const replies = await wrapped<{ list: Wire[] }>(`discussReply?id=${pinned?.id}&page=0`);
    expect(replies.list).toHaveLength(4);
  });
});

describe('control', () => {
  const model = {
    id: 9001,
    column: 26,
    at: '2026-11-20 12:00',
    title: '测试稿件',
    body: ['第一段', { html: '<p onclick="x()">原样</p>' }],
  };

  it('adds an article, changes it and withdraws it', async () => {
    expect((await control('article', model)).status).toBe(200);
    expect(await wrapped('getArticleContent?articleId=9001')).toMatchObject({
      title: '测试稿件',
      content: expect.stringContaining('<p onclick="x()">原样</p>'),
    });
    await control('article', { id: 9001, title: undefined, subtitle: '改过' });
    const changed = await wrapped<{ version: number }>('getArticleContent?articleId=9001');
    expect(changed).toMatchObject({ title: '测试稿件', subtitle: '改过' });
    expect(changed.version).toBeGreaterThan(Date.parse('2026-11-20T12:00:00Z') - 8 * 3_600_000);
    await control('article', { id: 9001, withdrawn: true });
    expect(await wrapped('getArticleContent?articleId=9001')).toBe('empty');
    expect(await wrapped('getArticles?columnId=26')).toMatchObject({ list: [] });
  });

  it('can leave a withdrawn article in lists with isRel 1', async () => {
    await control('article', { ...model, withdrawn: 'listed' });
    const { list } = await wrapped<{ list: Wire[] }>('getArticles?columnId=26');
    expect(list).toMatchObject([{ fileId: 9001, isRel: 1 }]);
    expect(await wrapped('getArticleContent?articleId=9001')).toBe('empty');
  });

  it.each([
    ['no id', { title: 'x', column: 12, at: '2026-11-20 12:00' }],
    ['no column of the sample content', { ...model, column: 424242 }],
    ['no time', { ...model, at: 'yesterday' }],
    ['nothing to change', { id: 424242, withdrawn: true }],
  ])('refuses an article with %s', async (_, body) => {
    expect((await control('article', body)).status).toBe(400);
  });

  it('is closed to pages of other hosts', async () => {
    const headers = { origin: 'https://evil.example.test' };
    const answer = await fetch(`${origin.url}/control/reset`, { method: 'POST', headers });
    expect(answer.status).toBe(403);
  });

  it('generates the same articles again: 30 paragraphs, 8 figures', async () => {
    const answer = await control('generate', { count: 3, columnId: 26 });
    const { first, last } = (await answer.json()) as { first: number; last: number };
    expect(last - first).toBe(2);
    const article = await wrapped(`getArticleContent?articleId=${first}`);
    const content = String(article.content);
    expect(content.match(/<!--IMAGEARRAY#\d+-->/g)).toHaveLength(8);
    expect(content.match(/<p>/g)).toHaveLength(30);
    await control('generate', { count: 3, columnId: 26 });
    expect(await wrapped(`getArticleContent?articleId=${first}`)).toEqual(article);
  });
});

describe('faults', () => {
  const call = () => fetch(`${origin.url}/app_if/getArticleContent?articleId=345`);

  it.each([
    ['status', { code: 503 }, async (answer: Response) => expect(answer.status).toBe(503)],
    [
      'html',
      {},
      async (answer: Response) => expect(await answer.text()).toMatch(/^<!doctype html>/),
    ],
    [
      'garble',
      {},
      async (answer: Response) => {
        const text = await answer.text();
        expect(text.length).toBeGreaterThan(1000);
        expect(() => JSON.parse(text)).toThrow();
      },
    ],
    [
      'half',
      {},
      async (answer: Response) => {
        expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000);
        await expect(answer.text()).rejects.toThrow();
      },
    ],
  ] as const)('%s', async (kind, more, check) => {
    await control('fault', { path: 'getArticleContent', kind, times: 1, ...more });
    await check(await call());
    expect((await call()).status).toBe(200);
  });

  it('drop', async () => {
    await control('fault', { path: 'articleId=345', kind: 'drop', times: 1 });
    await expect(call()).rejects.toThrow();
    expect((await call()).status).toBe(200);
  });

  it('delay', async () => {
    await control('fault', { path: 'getArticleContent', kind: 'delay', ms: 120, times: 1 });
    const before = performance.now();
    expect((await call()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(100);
  });

  it('last until they are cleared, and only for their path', async () => {
    await control('fault', { path: '/getConfig', kind: 'status', code: 500 });
    const status = async (name: string) => (await fetch(`${origin.url}/app_if/${name}`)).status;
    expect([await status('getConfig'), await status('getConfig')]).toEqual([500, 500]);
    expect(await status('getColumns')).toBe(200);
    await control('fault', undefined, 'DELETE');
    expect(await status('getConfig')).toBe(200);
  });

  it.each([[{ kind: 'explode', path: 'x' }], [{ kind: 'drop', path: '(' }], [{ kind: 'drop' }]])(
    'refuses %j',
    async (fault) => {
      expect((await control('fault', fault)).status).toBe(400);
    },
  );
});

describe('media', () => {
  it.each([
    ['/media/pic/rail-1.jpg', 'image/jpeg'],
    ['/media/pic/rail-1.jpg.2', 'image/jpeg'],
    ['/media/pic/t0_(0X0X1200X800)rail-1.jpg', 'image/jpeg'],
    ['/media/look/masthead.png', 'image/png'],
    ['/media/look/reader-3.jpg', 'image/jpeg'],
    ['/media/file/reservoirs-2026.pdf', 'application/pdf'],
  ])('%s is served with a cache time of a year', async (path, type) => {
    const answer = await fetch(origin.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(300);
  });

  it.each([
    ['/media/pic/nothing.jpg'],
    ['/media/pic/constructor-1.jpg'],
    ['/media/pic/..%2Forigin.sqlite'],
    ['/media/file/rail-1'],
    ['/media/secret/rail-1.jpg'],
  ])('%s is not found', async (path) => {
    expect((await fetch(origin.url + path)).status).toBe(404);
  });

  it('in answers have the host of the request in their addresses', async () => {
    const config = await bare<{ siteConfig: Wire; xyApi: Wire }>('getConfig');
    expect(config.xyApi.imageSuffixPath).toBe(`${origin.url}/media/pic/`);
  });
});

describe('a restart', () => {
  it('keeps writes of readers and editors, and stores the sample content once', async () => {
    const ownDir = await mkdtemp(join(tmpdir(), 'origin-restart-'));
    const read = async (running: RunningOrigin, call: string) =>
      (await fetch(`${running.url}/app_if/${call}`)).json() as Promise<Wire>;
    try {
      const first = await startOrigin({ port: 0, dataDir: ownDir, quiet: true });
      await read(first, 'event?id=345&type=0&eventType=2&channel=1');
      const before = await read(first, 'getArticleCounts?articleId=345');
      const comments = await read(first, 'discussView?id=345&source=0');
      await fetch(`${first.url}/control/article`, {
        method: 'POST',
        body: JSON.stringify({ id: 9002, column: 12, at: '2026-11-20 12:00', title: '留下来' }),
      });
      await fetch(`${first.url}/control/article`, {
        method: 'POST',
        body: JSON.stringify({ id: 361, withdrawn: true }),
      });
      await first.stop();

      const second = await startOrigin({ port: 0, dataDir: ownDir, quiet: true });
      expect(await read(second, 'getArticleCounts?articleId=345')).toEqual(before);
      expect((await read(second, 'discussView?id=345&source=0')).totalCount).toBe(
        comments.totalCount,
      );
      expect(await read(second, 'getArticleContent?articleId=9002')).toMatchObject({
        title: '留下来',
      });
      expect(await read(second, 'getArticleContent?articleId=361')).toBeNull();
      await second.stop();
    } finally {
      await rm(ownDir, { recursive: true, force: true });
    }
  });

  it('fails with a reason when the port is taken', async () => {
    const port = Number(new URL(origin.url).port);
    const ownDir = await mkdtemp(join(tmpdir(), 'origin-taken-'));
    await expect(startOrigin({ port, dataDir: ownDir, quiet: true })).rejects.toThrow(/EADDRINUSE/);
    await rm(ownDir, { recursive: true, force: true });
  });
});
