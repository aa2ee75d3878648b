import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WholeSelection } from '../../../scripts/bake/bakeJob.ts';
import { createBakeClient } from '../../../scripts/bake/load/bakeClient.ts';
import { writePage } from '../../../scripts/bake/pageFiles.ts';
import { formatRef, type PageRef, pageFile } from '../../../scripts/bake/pageRef.ts';
import { PAGE_KINDS } from '../../../scripts/bake/pages/pageKinds.ts';
import { commentAll } from '../../../scripts/bake/pages/templateKinds.ts';
import type { ListedArticle } from '../../../scripts/bake/plan/listArticles.ts';
import { bakePage } from '../../../scripts/bake/render/bakePage.ts';
import type { StoredPage } from '../../../scripts/store/storedPages.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import type { TestServer } from '../api/server.ts';
import { callOf, serveSite, testSite } from './site.ts';

const TEMPLATE = 'the template';
const IN_PLACE = [
  'aboutUs',
  'xyRules',
  'xyListShare',
  'LeaderViewList',
  'subscriptionList',
  'services',
  'paperSharePage',
] as const;

let dir = '';
/** The page of the last run. */
let stored: StoredPage | undefined;
const servers: TestServer[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'reading-'));
  stored = undefined;
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(dir, { recursive: true, force: true });
});

/** Bakes a page while the server answers one call with `answer` and this HTTP status. */
async function run(
  ref: PageRef,
  call: string,
  answer: unknown,
  status = 200,
  { openTag = true } = {},
) {
  const { server, settings } = await serveSite(testSite(), ({ url }, response) => {
    if (callOf(url.pathname) !== call) return false;
    response.statusCode = status;
    response.end(JSON.stringify({ status: 0, data: answer }));
    return true;
  });
  servers.push(server);
  const article = { ...DEFAULT_SITE_CONFIG.article, openTag };
  const outcome = await bakePage(
    {
      client: createBakeClient(settings, { retryDelayMs: 1 }),
      config: { ...DEFAULT_SITE_CONFIG, article },
      outDir: dir,
      compress: false,
      render: async ({ locals }) =>
        'template' in locals ? JSON.stringify(locals.template.data) : '',
      homeTemplate: null,
      siteVersion: 'one',
      source: 'one',
    },
    { ...ref, action: 'bake', ...(stored && { stored }) },
  );
  if ('made' in outcome && outcome.made)
    stored = {
      ...outcome.made,
      siteVersion: 'one',
      listedVersion: null,
      hasOutdatedRows: false,
      published: null,
    };
  return outcome;
}

const RANK: PageRef = { route: 'xyListShare', params: {} };
const tag = (tagId: string): PageRef<'tagList'> => ({ route: 'tagList', params: { tagId } });
const TAG = tag('42');
const ROWS = [{ id: 201, topic: '穗安农业', influence: 9, rank: 1 }];
const put = (ref: PageRef, html: string) => writePage(dir, ref, html, { compress: false });
const read = (ref: PageRef) => readFile(pageFile(dir, ref), 'utf8').catch(() => null);

describe('a page that replaces its template', () => {
  it('is written when there is something to show', async () => {
    await put(RANK, TEMPLATE);
    expect(await run(RANK, 'xyRank', ROWS)).toMatchObject({ result: 'baked' });
    expect(await read(RANK)).toContain('穗安农业');
  });

  it('is not written without the template of the build', async () => {
    expect(await run(RANK, 'xyRank', ROWS)).toEqual({ result: 'skipped' });
    expect(await read(RANK)).toBe(null);
  });

  it('leaves the template unchanged when there is nothing to show', async () => {
    await put(RANK, TEMPLATE);
    expect(await run(RANK, 'xyRank', [])).toEqual({ result: 'skipped' });
    expect(await read(RANK)).toBe(TEMPLATE);
  });

  it('stays unchanged when its list cannot be fetched', async () => {
    await put(RANK, 'baked before');
    expect(await run(RANK, 'xyRank', '', 500)).toMatchObject({ result: 'failed' });
    expect(await read(RANK)).toBe('baked before');
  });

  it('stays unchanged, without a failure, on a site that refuses the call', async () => {
    await put(RANK, TEMPLATE);
    expect(await run(RANK, 'xyRank', '', 404)).toEqual({ result: 'skipped' });
    expect(await read(RANK)).toBe(TEMPLATE);
  });

  it('keeps its rows when the server answers an empty list', async () => {
    await put(RANK, TEMPLATE);
    await run(RANK, 'xyRank', ROWS);
    const before = await read(RANK);
    expect(await run(RANK, 'xyRank', [])).toMatchObject({ result: 'emptied' });
    expect(await read(RANK)).toBe(before);
  });
});

describe('a page of a tag', () => {
  const list = [{ fileId: 1, colID: 10, title: '桥', tags: [{ id: 42, name: '铁路' }] }];

  it('has the name of the tag and its articles', async () => {
    expect(await run(TAG, 'tagScreenArticles', { list })).toMatchObject({ result: 'baked' });
    expect(JSON.parse((await read(TAG)) ?? '')).toMatchObject({
      tag: { id: '42', name: '铁路' },
      items: [{ title: '桥' }],
    });
  });

  it('is reported as gone but not deleted when the tag has no articles', async () => {
    await put(TAG, 'baked before');
    expect(await run(TAG, 'tagScreenArticles', { list: [] })).toMatchObject({ result: 'gone' });
    expect(await read(TAG)).toBe('baked before');
  });

  it('stays unchanged when its list cannot be fetched', async () => {
    await put(TAG, 'baked before');
    expect(await run(TAG, 'tagScreenArticles', '', 503)).toMatchObject({ result: 'failed' });
    expect(await read(TAG)).toBe('baked before');
  });

  it('is reported as gone when the site shows tags in the app only', async () => {
    await put(TAG, 'baked before');
    const outcome = await run(TAG, 'tagScreenArticles', { list }, 200, { openTag: false });
    expect(outcome).toMatchObject({ result: 'gone' });
  });
});

describe('a page with all comments', () => {
  const COMMENTS: PageRef<'commentAll'> = {
    route: 'commentAll',
    params: { id: '1', source: '0' },
  };
  const comment = (id: number, text: string) => ({ id, content: text, userName: '读者' });

  it('has all comments without duplicates, and the title of the article', async () => {
    const list = [comment(1, '早上好'), comment(1, '早上好'), comment(2, '晚上好')];
    const answer = { list, totalCount: 2, hasMore: true };
    expect(await run(COMMENTS, 'discussView', answer)).toMatchObject({ result: 'baked' });
    expect(JSON.parse((await read(COMMENTS)) ?? '')).toMatchObject({
      article: { title: '标题 1' },
      comments: [{ text: '早上好' }, { text: '晚上好' }],
    });
  });

  it.each([
    ['withdrawn', { fileId: '1', siteID: 7, aStatus: 0, title: '标题' }],
    ['of another site', { fileId: '1', siteID: 8, aStatus: 1, title: '标题' }],
    ['missing', 'empty'],
  ])('is reported as gone when its article is %s', async (_, answer) => {
    await put(COMMENTS, 'baked before');
    expect(await run(COMMENTS, 'getArticleContent', answer)).toMatchObject({ result: 'gone' });
  });

  it('stays unchanged when the comments cannot be fetched', async () => {
    await put(COMMENTS, 'baked before');
    expect(await run(COMMENTS, 'discussView', '', 500)).toMatchObject({ result: 'failed' });
    expect(await read(COMMENTS)).toBe('baked before');
  });

  it('is not written for an unknown source', async () => {
    const outcome = await run(
      { ...COMMENTS, params: { id: '1', source: 'constructor' } },
      'discussView',
      { list: [] },
    );
    expect(outcome).toEqual({ result: 'skipped' });
  });
});

describe('planning templates', () => {
  const article = (id: string, more: Partial<ListedArticle>): ListedArticle => ({
    ref: { route: 'newsDetail', params: { columnId: '10', id } },
    changedAt: 0,
    isExternal: false,
    title: '标题',
    publishedAt: 0,
    isOwn: true,
    tags: [],
    comments: 0,
    reads: 0,
    ...more,
  });
  const ARTICLES = [
    article('1', { tags: [{ id: '42', name: '铁路' }], comments: 9, changedAt: 5 }),
    article('2', { tags: [{ id: '43', name: '古桥' }], comments: 9 }),
    article('3', { comments: 2 }),
    article('4', { tags: [{ id: '../x', name: '' }] }),
  ];
  const byName = <R extends PageRef>(refs: readonly R[]) =>
    new Map(refs.map((ref) => [formatRef(ref), ref]));

  /** Returns the names of all pages that a run over the site bakes into templates. */
  async function plan(select: WholeSelection): Promise<string[]> {
    const names: string[] = [];
    for (const route of [...IN_PLACE, 'tagList', 'commentAll'] as const) {
      const jobs = await PAGE_KINDS[route].planSite({
        select,
        outDir: dir,
        settings: client.settings,
        existing: byName(route === 'tagList' ? [tag('42'), tag('43'), tag('44')] : []),
        read: async (list) => list({ client: client, known: [] }),
        listing: {
          articles: new Map(ARTICLES.map((one) => [formatRef(one.ref), one])),
          columns: new Map(),
          hasAllColumns: true,
          unreadColumns: new Set(),
          failures: [],
        },
      });
      names.push(...jobs.map(formatRef));
    }
    return names.sort();
  }

  let client: ReturnType<typeof createBakeClient>;
  beforeEach(async () => {
    const { server, settings } = await serveSite(testSite());
    servers.push(server);
    client = createBakeClient(settings, { retryDelayMs: 1 });
    for (const route of IN_PLACE) await put({ route, params: {} }, TEMPLATE);
  });

  it('bakes every page, and the existing ones, with --all', async () => {
    expect(await plan({ kind: 'all' })).toEqual(
      [
        ...IN_PLACE,
        'tagList/42',
        'tagList/43',
        'tagList/44',
        'commentAll/1/0',
        'commentAll/2/0',
      ].sort(),
    );
  });

  it('bakes the pages of changed articles and missing ones with --since', async () => {
    expect(await plan({ kind: 'since', at: 1 })).toEqual(
      [...IN_PLACE, 'tagList/42', 'commentAll/1/0', 'commentAll/2/0'].sort(),
    );
  });

  it('omits the templates that the build does not have', async () => {
    for (const route of IN_PLACE) await rm(pageFile(dir, { route, params: {} }));
    expect(await plan({ kind: 'since', at: 1 })).not.toContain('aboutUs');
  });

  it('bakes the existing pages with all comments of named articles', async () => {
    const existing = byName<PageRef<'commentAll'>>([
      { route: 'commentAll', params: { id: '1', source: '0' } },
    ]);
    const planComments = async (id: string) => {
      const articles = [{ route: 'newsDetail', params: { columnId: '10', id } }] as const;
      const jobs = await commentAll.planNamed?.({
        select: { kind: 'articles', articles },
        columnIds: new Set(),
        existing,
        read: () => Promise.reject(new Error('comments need no list')),
      });
      return jobs?.map(formatRef);
    };
    expect(await planComments('1')).toEqual(['commentAll/1/0']);
    expect(await planComments('2')).toEqual([]);
  });
});
