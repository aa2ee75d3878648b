import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBakeClient } from '../../../scripts/bake/client.ts';
import { formatRef, pageFile, writePage } from '../../../scripts/bake/files.ts';
import type { ListedArticle } from '../../../scripts/bake/listing.ts';
import { bakePage } from '../../../scripts/bake/page.ts';
import {
  findTemplatePages,
  parseReadingPage,
  planComments,
  planReading,
} from '../../../scripts/bake/reading.ts';
import { openBakeState } from '../../../scripts/bake/state.ts';
import type { PageRef } from '../../../scripts/bake/types.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normalise.ts';
import type { TestServer } from '../api/server.ts';
import { callOf, serveSite, testSite } from './site.ts';

const TEMPLATE = 'the template';
const IN_PLACE = [
  'aboutUs',
  'xyRules',
  'xyListShare',
  'LeaderViewList',
  'subscriptionList',
  'paperSharePage',
];

let dir = '';
const servers: TestServer[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'reading-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(dir, { recursive: true, force: true });
});

/** Bakes a page while one call is answered by `answer` with this status. */
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
  const state = openBakeState(path.join(dir, 'state'));
  const article = { ...DEFAULT_SITE_CONFIG.article, openTag };
  try {
    const outcome = await bakePage(
      {
        client: openBakeClient(settings, { retryDelayMs: 1 }),
        state,
        config: { ...DEFAULT_SITE_CONFIG, article },
        outDir: dir,
        compress: false,
        render: async (page) => ('reading' in page ? JSON.stringify(page.reading) : ''),
        homeTemplate: null,
      },
      { ...ref, action: 'bake' },
    );
    return outcome;
  } finally {
    state.close();
  }
}

const RANK: PageRef = { route: 'xyListShare', columnId: '', id: '' };
const TAG: PageRef = { route: 'tagList', columnId: '', id: '42' };
const ROWS = [{ id: 201, topic: '穗安农业', influence: 9, rank: 1 }];
const put = (ref: PageRef, html: string) => writePage(dir, ref, html, { compress: false });
const read = (ref: PageRef) => readFile(pageFile(dir, ref), 'utf8').catch(() => null);

describe('a page in the place of its template', () => {
  it('takes it when there is something to show', async () => {
    await put(RANK, TEMPLATE);
    expect(await run(RANK, 'xyRank', ROWS)).toEqual({ result: 'baked' });
    expect(await read(RANK)).toContain('穗安农业');
  });

  it('needs the template: without it there is nothing to fill', async () => {
    expect(await run(RANK, 'xyRank', ROWS)).toEqual({ result: 'skipped' });
    expect(await read(RANK)).toBe(null);
  });

  it('leaves the template as it is when there is nothing to show', async () => {
    await put(RANK, TEMPLATE);
    expect(await run(RANK, 'xyRank', [])).toEqual({ result: 'skipped' });
    expect(await read(RANK)).toBe(TEMPLATE);
  });

  it('stays as it is when its list cannot be fetched', async () => {
    await put(RANK, 'baked before');
    expect(await run(RANK, 'xyRank', '', 500)).toMatchObject({ result: 'failed' });
    expect(await read(RANK)).toBe('baked before');
  });

  it('stays as it is, without a failure, on a site that refuses the call', async () => {
    await put(RANK, TEMPLATE);
    expect(await run(RANK, 'xyRank', '', 404)).toEqual({ result: 'skipped' });
    expect(await read(RANK)).toBe(TEMPLATE);
  });

  it('keeps its rows when the server answers none', async () => {
    await put(RANK, TEMPLATE);
    await run(RANK, 'xyRank', ROWS);
    const before = await read(RANK);
    expect(await run(RANK, 'xyRank', [])).toMatchObject({ result: 'emptied' });
    expect(await read(RANK)).toBe(before);
  });
});

describe('a page of a tag', () => {
  const list = [{ fileId: 1, colID: 10, title: '桥', tags: [{ id: 42, name: '铁路' }] }];

  it('has the articles that carry it, and its name', async () => {
    expect(await run(TAG, 'tagScreenArticles', { list })).toEqual({ result: 'baked' });
    expect(JSON.parse((await read(TAG)) ?? '')).toMatchObject({
      tag: { id: '42', name: '铁路' },
      items: [{ title: '桥' }],
    });
  });

  it('is gone when no article carries it, for the end of the run to decide', async () => {
    await put(TAG, 'baked before');
    expect(await run(TAG, 'tagScreenArticles', { list: [] })).toMatchObject({ result: 'gone' });
    expect(await read(TAG)).toBe('baked before');
  });

  it('stays as it is when its list cannot be fetched', async () => {
    await put(TAG, 'baked before');
    expect(await run(TAG, 'tagScreenArticles', '', 503)).toMatchObject({ result: 'failed' });
    expect(await read(TAG)).toBe('baked before');
  });

  it('is gone when the site keeps its tags for the app', async () => {
    await put(TAG, 'baked before');
    const outcome = await run(TAG, 'tagScreenArticles', { list }, 200, { openTag: false });
    expect(outcome).toMatchObject({ result: 'gone' });
  });
});

describe('a page with all comments', () => {
  const COMMENTS: PageRef = { route: 'commentAll', columnId: '1', id: '0' };
  const comment = (id: number, text: string) => ({ id, content: text, userName: '读者' });

  it('has every page of them, once, and its article', async () => {
    const list = [comment(1, '早上好'), comment(1, '早上好'), comment(2, '晚上好')];
    const answer = { list, totalCount: 2, hasMore: true };
    expect(await run(COMMENTS, 'discussView', answer)).toEqual({ result: 'baked' });
    expect(JSON.parse((await read(COMMENTS)) ?? '')).toMatchObject({
      article: { title: '标题 1' },
      comments: [{ text: '早上好' }, { text: '晚上好' }],
    });
  });

  it.each([
    ['withdrawn', { fileId: '1', siteID: 7, aStatus: 0, title: '标题' }],
    ['of another site', { fileId: '1', siteID: 8, aStatus: 1, title: '标题' }],
    ['not there', 'empty'],
  ])('is gone when its article is %s', async (_, answer) => {
    await put(COMMENTS, 'baked before');
    expect(await run(COMMENTS, 'getArticleContent', answer)).toMatchObject({ result: 'gone' });
  });

  it('stays as it is when they cannot be fetched', async () => {
    await put(COMMENTS, 'baked before');
    expect(await run(COMMENTS, 'discussView', '', 500)).toMatchObject({ result: 'failed' });
    expect(await read(COMMENTS)).toBe('baked before');
  });

  it('has no other source', async () => {
    const outcome = await run({ ...COMMENTS, id: 'constructor' }, 'discussView', { list: [] });
    expect(outcome).toEqual({ result: 'skipped' });
  });
});

describe('the plan of a run', () => {
  const article = (id: string, more: Partial<ListedArticle>): ListedArticle => ({
    columnId: '10',
    id,
    changedAt: 0,
    leadsOutside: false,
    title: '标题',
    publishedAt: 0,
    isOwn: true,
    tags: [],
    comments: 0,
    ...more,
  });
  const ARTICLES = [
    article('1', { tags: [{ id: '42', name: '铁路' }], comments: 9, changedAt: 5 }),
    article('2', { tags: [{ id: '43', name: '古桥' }], comments: 9 }),
    article('3', { comments: 2 }),
    article('4', { tags: [{ id: '../x', name: '' }] }),
  ];
  const articles = new Map(ARTICLES.map((one) => [formatRef(one), one]));
  const baked = new Map(
    [TAG, { ...TAG, id: '43' }, { ...TAG, id: '44' }].map((ref) => [formatRef(ref), ref]),
  );
  const templates = IN_PLACE.map((route) => ({ ...RANK, route }) as PageRef);
  const names = (jobs: readonly PageRef[]) => jobs.map(formatRef);

  it('over all has every page, and those that exist', () => {
    const jobs = names(planReading({ kind: 'all' }, { articles }, baked, templates));
    expect(jobs.sort()).toEqual(
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

  it('since a time has those of changed articles, and those that are missing', () => {
    const jobs = names(planReading({ kind: 'since', at: 1 }, { articles }, baked, templates));
    expect(jobs.sort()).toEqual(
      [...IN_PLACE, 'tagList/42', 'commentAll/1/0', 'commentAll/2/0'].sort(),
    );
  });

  it('finds the templates that the build left', async () => {
    await put(RANK, TEMPLATE);
    expect(await findTemplatePages(dir)).toEqual([RANK]);
  });

  it('over single articles has the pages with all their comments', () => {
    const comments: PageRef = { route: 'commentAll', columnId: '1', id: '0' };
    const existing = new Map([...baked, [formatRef(comments), comments]]);
    expect(names(planComments([{ columnId: '10', id: '1' }], existing))).toEqual([
      'commentAll/1/0',
    ]);
    expect(planComments([{ columnId: '10', id: '2' }], existing)).toEqual([]);
  });
});

describe('the name of a page', () => {
  it.each([
    ['aboutUs', [], { route: 'aboutUs', columnId: '', id: '' }],
    ['tagList', ['42'], { route: 'tagList', columnId: '', id: '42' }],
    ['commentAll', ['345', '0'], { route: 'commentAll', columnId: '345', id: '0' }],
    ['aboutUs', ['1'], null],
    ['tagList', [], null],
    ['tagList', ['..'], null],
    ['commentAll', ['345'], null],
    ['login', [], null],
  ] as const)('%s %j is %j', (route, ids, expected) => {
    expect(parseReadingPage(route, ids)).toEqual(expected);
  });
});
