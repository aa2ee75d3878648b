import { afterEach, describe, expect, it } from 'vitest';
import { createBakeClient } from '../../../scripts/bake/load/bakeClient.ts';
import { formatRef, type PageRef } from '../../../scripts/bake/pageRef.ts';
import { createCommunityKind } from '../../../scripts/bake/pages/communityKind.ts';
import type { ReadList } from '../../../scripts/bake/pages/pageKind.ts';
import { listCommunity } from '../../../scripts/bake/plan/listCommunity.ts';
import type { TestServer } from '../api/server.ts';
import { testSettings } from '../api/settings.ts';
import { callOf, serveSite, testSite } from './site.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

type Answers = Readonly<Record<string, (params: URLSearchParams) => unknown>>;

/** Lists the pages of a site with these answers; it refuses every other call. */
async function list(answers: Answers, known: readonly PageRef[] = []) {
  const { server, settings } = await serveSite(testSite(), ({ url }, response) => {
    const answer = answers[callOf(url.pathname)]?.(url.searchParams);
    const refusal = { status: -1, message: 'no', data: {} };
    response.end(JSON.stringify(answer ?? refusal));
    return true;
  });
  servers.push(server);
  const client = createBakeClient(settings, { retryDelayMs: 1 });
  const { refs, failures } = await listCommunity({ client, known });
  return { keys: [...refs.keys()].sort(), failures: failures.map(({ subject }) => subject) };
}

const first = <T>(params: URLSearchParams, rows: readonly T[]): readonly T[] =>
  Number(params.get('page') ?? params.get('start') ?? 0) === 0 ? rows : [];

describe('listing community pages', () => {
  it('returns the accounts of categories and their subcategories without duplicates', async () => {
    const { keys } = await list({
      getCats: () => [{ catID: 1, catName: '一', hasSub: 1 }],
      getSubCats: () => [{ catID: 11, catName: '二', hasSub: 0 }],
      getCatXys: (params) => ({ xys: first(params, [{ xyID: 5, topic: '甲' }]) }),
    });
    expect(keys).toEqual(['xyDetail/5']);
  });

  it('returns circles with posts, leaders, and an account’s dynamics, questions and topics', async () => {
    const { keys } = await list({
      getCats: () => [{ catID: 1, catName: '一' }],
      getCatXys: (params) => ({ xys: first(params, [{ xyID: 5, topic: '甲' }]) }),
      getXyDynamic: (params) => ({ list: first(params, [{ id: 8, title: '动态' }]) }),
      getXyArticlesQuestion: (params) => ({
        list: first(params, [{ id: 9, content: '为什么', topicId: 6, fileId: 9 }]),
      }),
      'circle-list': (params) => ({ list: first(params, [{ id: 3, name: '圈' }]) }),
      'post-list': (params) => ({ list: first(params, [{ id: 4, content: '帖' }]) }),
      leaderView: (params) => first(params, [{ id: 2, name: '人' }]),
    });
    expect(keys).toEqual([
      'askDetail/9',
      'circleDetail/3',
      'dynamicDetail/8',
      'figureDetail/2',
      'postDetail/4',
      'topicDetail/6',
      'xyDetail/5',
    ]);
  });

  it('returns the questions and dynamics of known topics and reporters', async () => {
    const { keys } = await list(
      {
        questionList: (params) => ({ list: first(params, [{ id: 9, content: '为什么' }]) }),
        getDynamicList: (params) => ({ list: first(params, [{ id: 8, title: '动态' }]) }),
      },
      [
        { route: 'topicDetail', params: { id: '6' } },
        { route: 'reporter', params: { id: '7' } },
      ],
    );
    expect(keys).toEqual(['askDetail/9', 'dynamicDetail/8']);
  });

  it('returns nothing, and no failure, for a site without these calls', async () => {
    expect(await list({})).toEqual({ keys: [], failures: [] });
  });

  it('omits an id that no path can have, and ends when a server repeats its rows', async () => {
    const { keys } = await list({
      'circle-list': (params) => ({ list: first(params, [{ id: 3, name: '圈' }]) }),
      'post-list': () => ({
        list: [
          { id: '../4', content: '帖' },
          { id: 5, content: '帖' },
        ],
      }),
    });
    expect(keys).toEqual(['circleDetail/3', 'postDetail/5']);
  });

  it('returns the list that could not be read as a failure', async () => {
    const { failures } = await list({ 'circle-list': () => ({ status: 500, message: 'down' }) });
    expect(failures).toEqual(['circles']);
  });
});

describe('planning community pages', () => {
  const account = (id: string): PageRef<'xyDetail'> => ({ route: 'xyDetail', params: { id } });
  const reporter: PageRef = { route: 'reporter', params: { id: '2' } };
  const byName = <R extends PageRef>(refs: readonly R[]) =>
    new Map(refs.map((ref) => [formatRef(ref), ref]));

  it('bakes the pages of its route that exist or that a list names', async () => {
    const listed = { refs: byName([account('1'), account('3'), reporter]), failures: [] };
    const jobs = await createCommunityKind('xyDetail').planSite({
      select: { kind: 'all' },
      outDir: '/out',
      settings: testSettings(),
      existing: byName([account('1'), account('5')]),
      read: async <T extends ReadList>() => listed as ReadList as T,
      listing: {
        articles: new Map(),
        columns: new Map(),
        hasAllColumns: true,
        unreadColumns: new Set(),
        failures: [],
      },
    });
    expect(jobs.map((job) => `${job.action} ${formatRef(job)}`)).toEqual([
      'bake xyDetail/1',
      'bake xyDetail/5',
      'bake xyDetail/3',
    ]);
  });
});
