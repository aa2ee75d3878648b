import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BakeJob } from '../../../scripts/bake/bakeJob.ts';
import { createBakeClient } from '../../../scripts/bake/load/bakeClient.ts';
import { deletePage, findBakedPages, writePage } from '../../../scripts/bake/pageFiles.ts';
import { formatRef, type PageRef, pageFile } from '../../../scripts/bake/pageRef.ts';
import { addExistingPages } from '../../../scripts/bake/plan/listJobs.ts';
import { bakePage } from '../../../scripts/bake/render/bakePage.ts';
import type { PageView, RenderPage } from '../../../scripts/bake/render/pageView.ts';
import { listFiles } from '../../../scripts/build/listFiles.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import type { ArticlePageData } from '../../../src/screens/article/articleView.ts';
import type { TestServer } from '../api/server.ts';
import { callOf, content, type Interfere, serveSite, testSite } from './site.ts';

const REF: PageRef = { route: 'newsDetail', params: { columnId: '10', id: '1' } };
const LAST = 'the last good page';
const COLUMN_ROUTES = ['newsDetail', 'imageDetail', 'videoDetail'] as const;

let outDir: string;
const servers: TestServer[] = [];
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'bake-'));
});
afterEach(async () => {
  await rm(outDir, { recursive: true, force: true });
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const pageOf = ({ locals }: PageView) => ('page' in locals ? locals.page : null);

const render: RenderPage = async (view) => {
  const page = pageOf(view);
  const article =
    page && ('special' in page ? page.special.article : 'article' in page && page.article);
  if (!article) throw new Error('no article');
  return `<h1>${article.title}</h1>`;
};

interface Case {
  readonly answer?: unknown;
  readonly interfere?: Interfere;
  readonly render?: RenderPage;
  readonly action?: BakeJob['action'];
  /** The existing page; null for none. */
  readonly before?: string | null;
}

async function run(given: Case) {
  const site = testSite();
  if ('answer' in given) site.contents = { 1: given.answer };
  const { server, settings } = await serveSite(site, given.interfere);
  servers.push(server);
  const { before = LAST, action = 'bake' } = given;
  if (before !== null) await writePage(outDir, REF, before, { compress: false });
  const existing = await findBakedPages(outDir);
  const [job = { ...REF, action }] = addExistingPages([{ ...REF, action }], existing.values());
  const outcome = await bakePage(
    {
      client: createBakeClient(settings, { retryDelayMs: 1 }),
      config: DEFAULT_SITE_CONFIG,
      outDir,
      compress: false,
      render: given.render ?? render,
      homeTemplate: null,
      siteVersion: 'one',
      source: 'one',
    },
    job,
  );
  const page = await readFile(pageFile(outDir, REF), 'utf8').catch(() => null);
  return { outcome, page, calls: server.seen.map(({ url }) => callOf(url.pathname)) };
}

describe('baking a page', () => {
  it('writes large pictures of the page beside it, and deletes them with the page', async () => {
    const bytes = Buffer.from(`GIF89a${'a'.repeat(9_000)}`);
    const address = `data:image/gif;base64,${bytes.toString('base64')}`;
    const { page } = await run({ before: null, render: async () => `<img src="${address}">` });
    const [, name = ''] =
      /^<img src="\/[\w/]*newsDetail\/10\/1\.files\/(\w+\.gif)">$/.exec(page ?? '') ?? [];
    const folder = pageFile(outDir, REF).replace('.html', '.files');
    expect(await readFile(path.join(folder, name))).toEqual(bytes);
    await deletePage(outDir, REF);
    expect(await readdir(path.dirname(folder))).toEqual([]);
  });

  it('writes the page that the renderer returns', async () => {
    const { outcome, page } = await run({ before: null });
    expect(outcome).toMatchObject({ result: 'baked' });
    expect(page).toBe('<h1>标题 1</h1>');
  });

  it('reports a page with the same bytes as unchanged', async () => {
    const { outcome } = await run({ before: '<h1>标题 1</h1>' });
    expect(outcome).toMatchObject({ result: 'unchanged' });
  });

  it('cuts the message of an error of any length', async () => {
    const render = () => Promise.reject(new Error('a'.repeat(200_000)));
    const { outcome } = await run({ render });
    expect(outcome).toMatchObject({ result: 'failed', kind: 'render', message: 'a'.repeat(500) });
  });

  it('passes the article, its column and its lists to the renderer', async () => {
    let received: ArticlePageData | undefined;
    await run({
      render: async (view) => {
        const page = pageOf(view);
        if (page && 'article' in page) received = page;
        return '';
      },
    });
    expect(received).toMatchObject({
      article: { id: '1', siteId: '7' },
      columnId: '10',
      config: DEFAULT_SITE_CONFIG,
      settings: { siteId: '7' },
      lists: { hot: [], latest: [], related: [], hasMoreRelated: false, recommended: [] },
      reporters: [],
    });
  });

  it.each([
    [0, false],
    [2, true],
    [undefined, true],
  ])('asks for comments where the server does not count none: %s', async (countDiscuss, asks) => {
    const { calls } = await run({ answer: content(1, 10, { countDiscuss }) });
    expect(calls.includes('discussView')).toBe(asks);
    expect(calls.includes('discussHot')).toBe(asks);
  });

  it('omits the parts of a page whose calls fail', async () => {
    const { outcome, page } = await run({
      interfere: ({ url }, response) => {
        if (callOf(url.pathname) === 'getArticleContent') return false;
        response.statusCode = 500;
        response.end('no');
        return true;
      },
    });
    expect(outcome).toMatchObject({ result: 'baked' });
    expect(page).toBe('<h1>标题 1</h1>');
  });
});

describe('the page of an article', () => {
  const listPages = async () => {
    const names = await listFiles(outDir);
    return names.filter((name) => name.endsWith('.html')).map((name) => name.replace('.html', ''));
  };
  /** Returns the page that the id of article 1 alone leads to. */
  const readIdLink = async () => {
    const file = await realpath(path.join(outDir, 'newsDetail', '1.html'));
    return path.relative(await realpath(outDir), file).replace('.html', '');
  };

  it.each([
    ['news', {}, 'newsDetail/10/1'],
    ['a photo set', { articleType: 1 }, 'imageDetail/10/1'],
    ['a video', { articleType: 2 }, 'videoDetail/10/1'],
    ['a broadcast', { articleType: 6, linkID: 77 }, 'liveDetail/77/1'],
    ['a broadcast without an id', { articleType: 6 }, 'liveDetail/1'],
    ['a broadcast whose id is invalid', { articleType: 6, linkID: '../9' }, 'liveDetail/1'],
    ['a special', { articleType: 3, linkID: 90 }, 'specDetail/90/1'],
    ['a special without a column', { articleType: 3 }, 'specDetail/1'],
  ])('of %s is on the screen of its kind, where its id alone leads to', async (_, more, page) => {
    await run({ before: null, answer: content(1, 10, more) });
    expect(await listPages()).toEqual([page]);
    expect(await readIdLink()).toBe(page);
  });

  it('is where its id alone leads to, and not a page of it in another column', async () => {
    await run({ before: null, answer: content(1, 11) });
    expect(await listPages()).toEqual(['newsDetail/10/1']);
    await expect(readIdLink()).rejects.toThrow('ENOENT');
    await mkdir(path.join(outDir, 'newsDetail'), { recursive: true });
    await symlink('9/1.html', path.join(outDir, 'newsDetail/1.html'));
    await run({ answer: content(1, 10) });
    expect(await readIdLink()).toBe('newsDetail/10/1');
  });

  it('reports its pages on other screens when its kind changes', async () => {
    for (const folder of ['10', '77']) {
      const refs: PageRef[] = [
        ...COLUMN_ROUTES.map((route) => ({ route, params: { columnId: folder, id: '1' } })),
        { route: 'liveDetail', params: { linkID: folder, id: '1' } },
      ];
      for (const ref of refs) await writePage(outDir, ref, LAST, { compress: false });
    }
    const { outcome } = await run({ answer: content(1, 10, { articleType: 2 }) });
    expect('left' in outcome && outcome.left?.map(formatRef).sort()).toEqual([
      '10/1',
      'imageDetail/10/1',
      'liveDetail/10/1',
      'liveDetail/77/1',
    ]);
  });

  it('reports the pages of a withdrawn article on every screen', async () => {
    const refs: PageRef[] = [
      { route: 'imageDetail', params: { columnId: '10', id: '1' } },
      { route: 'liveDetail', params: { linkID: '77', id: '1' } },
    ];
    for (const ref of refs) await writePage(outDir, ref, LAST, { compress: false });
    const { outcome } = await run({ before: null, answer: 'empty' });
    expect('pages' in outcome && outcome.pages.map(formatRef).sort()).toEqual([
      'imageDetail/10/1',
      'liveDetail/77/1',
    ]);
  });
});

describe('a withdrawn article', () => {
  it.each([
    ['is missing', 'empty', 'not found'],
    ['is null', null, 'not found'],
    ['is an empty object', {}, 'not found'],
    ['is missing by a message', { success: false, errorInfo: '找不到相关稿件' }, 'not found'],
    ['is empty by a flag', { empty: 1 }, 'not found'],
    ['is not published', content(1, 10, { aStatus: 0 }), 'not published'],
    ['belongs to another site', content(1, 10, { siteID: 8 }), 'belongs to another site'],
  ])('is reported, and not removed, when it %s', async (_, answer, reason) => {
    expect(await run({ answer })).toMatchObject({
      outcome: { result: 'gone', reason, pages: [REF] },
      page: LAST,
    });
    await deletePage(outDir, REF);
    expect((await run({ answer, before: null })).outcome).toEqual({ result: 'skipped' });
  });

  it.each([
    [
      'a link without a text: its page shows the address',
      { articleType: 4, content: '', url: 'https://example.test/' },
    ],
    ['a link with a text of its own', { articleType: 4, url: 'https://example.test/' }],
    ['a link without an address', { articleType: 4 }],
    ['a special', { articleType: 3, content: '' }],
    ['an article that names no site', { siteID: undefined }],
  ])('has a page when it is %s', async (_, more) => {
    const { outcome } = await run({ answer: content(1, 10, more) });
    expect(outcome).toMatchObject({ result: 'baked' });
  });
});

describe('checking a page that no list names', () => {
  it('keeps it while its article is published', async () => {
    expect(await run({ action: 'check' })).toMatchObject({
      outcome: { result: 'kept' },
      page: LAST,
      calls: ['getArticleContent'],
    });
  });

  it('reports it when its article is withdrawn', async () => {
    const { outcome } = await run({ action: 'check', answer: 'empty' });
    expect(outcome).toMatchObject({ result: 'gone', reason: 'not found', pages: [REF] });
  });
});

describe('an article that fails keeps its last good page', () => {
  const send =
    (body: string, status = 200): Interfere =>
    (_, response) => {
      response.statusCode = status;
      response.end(body);
      return true;
    };

  it.each([
    ['HTML', send('<!doctype html><title>Sign in</title>'), 'malformed'],
    ['half a JSON', send('{"status":0,"data":{"fileId":"1","ti'), 'malformed'],
    ['an error', send('{"status":0,"data":"empty"}', 502), 'network'],
    ['a missing page of a proxy', send('not found', 404), 'network'],
    ['an empty body', send(''), 'network'],
    ['a proxy in JSON', send('{"message":"Service unavailable"}'), 'malformed'],
    ['a list', send('{"status":0,"data":[]}'), 'malformed'],
    ['a sentence', send('{"status":0,"data":"please wait"}'), 'malformed'],
    ['a refusal', send('{"status":-1,"message":"Your server has down","data":{}}'), 'status'],
    ['an expired token', send('{"status":10111,"message":"token"}'), 'refused'],
    ['another article', send(JSON.stringify({ status: 0, data: content(2, 10) })), 'malformed'],
    [
      'with a closed connection',
      (_, response) => {
        response.destroy();
        return true;
      },
      'network',
    ],
    [
      'half of its content length',
      (_, response) => {
        response.setHeader('content-length', 1000);
        response.write('{"status":0,"data":{');
        setImmediate(() => response.destroy());
        return true;
      },
      'network',
    ],
  ] satisfies [string, Interfere, string][])(
    'when the server answers %s',
    async (_, interfere, kind) => {
      for (const action of ['bake', 'check'] as const) {
        const { outcome, page } = await run({ interfere, action });
        expect(outcome).toMatchObject({ result: 'failed', kind });
        expect(page).toBe(LAST);
      }
    },
  );

  it('is fetched a second time before it fails', async () => {
    let requests = 0;
    const { outcome } = await run({
      interfere: ({ url }, response) => {
        if (callOf(url.pathname) !== 'getArticleContent' || requests++ > 0) return false;
        response.destroy();
        return true;
      },
    });
    expect(outcome).toMatchObject({ result: 'baked' });
  });

  it('when its page cannot be rendered', async () => {
    const render = () => Promise.reject(new Error('no such section'));
    const { outcome, page } = await run({ render });
    expect(outcome).toEqual({ result: 'failed', kind: 'render', message: 'no such section' });
    expect(page).toBe(LAST);
  });

  it('when its page cannot be written', async () => {
    const other: PageRef = { route: 'newsDetail', params: { columnId: '9', id: '9' } };
    await writePage(outDir, other, 'a file', { compress: false });
    const blocked = pageFile(outDir, other);
    const { server, settings } = await serveSite(testSite());
    servers.push(server);
    const client = createBakeClient(settings, { retryDelayMs: 1 });
    const site = {
      client,
      config: DEFAULT_SITE_CONFIG,
      homeTemplate: null,
      siteVersion: 'one',
      source: 'one',
    };
    const baker = { ...site, outDir: blocked, compress: false, render };
    const outcome = await bakePage(baker, { ...REF, action: 'bake' });
    expect(outcome).toMatchObject({ result: 'failed', kind: 'write' });
  });
});
