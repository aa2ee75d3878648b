import { afterEach, describe, expect, it } from 'vitest';
import { openBakeClient } from '../../../scripts/bake/client.ts';
import { planPeople } from '../../../scripts/bake/people.ts';
import { listPeople } from '../../../scripts/bake/peopleListing.ts';
import type { PageRef } from '../../../scripts/bake/types.ts';
import type { TestServer } from '../api/server.ts';
import { callOf, serveSite, testSite } from './site.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

type Answers = Readonly<Record<string, (params: URLSearchParams) => unknown>>;

/** Lists the people of a site whose calls are answered so; those without an answer are unknown. */
async function list(answers: Answers, known: readonly PageRef[] = []) {
  const { server, settings } = await serveSite(testSite(), ({ url }, response) => {
    const answer = answers[callOf(url.pathname)]?.(url.searchParams);
    const refusal = { status: -1, message: 'no', data: {} };
    response.end(JSON.stringify(answer ?? refusal));
    return true;
  });
  servers.push(server);
  const client = openBakeClient(settings, { retryDelayMs: 1 });
  const { refs, failures } = await listPeople(client, known);
  return { keys: [...refs.keys()].sort(), failures: failures.map(({ subject }) => subject) };
}

const first = <T>(params: URLSearchParams, rows: readonly T[]): readonly T[] =>
  Number(params.get('page') ?? params.get('start') ?? 0) === 0 ? rows : [];

describe('listing the people of a site', () => {
  it('names accounts of categories and of those below them, once each', async () => {
    const { keys } = await list({
      getCats: () => [{ catID: 1, catName: '一', hasSub: 1 }],
      getSubCats: () => [{ catID: 11, catName: '二', hasSub: 0 }],
      getCatXys: (params) => ({ xys: first(params, [{ xyID: 5, topic: '甲' }]) }),
    });
    expect(keys).toEqual(['xyDetail/5']);
  });

  it('names circles and their posts, leaders, and an account’s dynamics, questions and topics', async () => {
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

  it('asks topics and reporters that it knows for what is theirs', async () => {
    const { keys } = await list(
      {
        questionList: (params) => ({ list: first(params, [{ id: 9, content: '为什么' }]) }),
        getDynamicList: (params) => ({ list: first(params, [{ id: 8, title: '动态' }]) }),
      },
      [
        { route: 'topicDetail', columnId: '', id: '6' },
        { route: 'reporter', columnId: '', id: '7' },
      ],
    );
    expect(keys).toEqual(['askDetail/9', 'dynamicDetail/8']);
  });

  it('finds nothing, and no fault, on a site that knows none of these calls', async () => {
    expect(await list({})).toEqual({ keys: [], failures: [] });
  });

  it('leaves out an id that no path can hold, and ends with a server that repeats itself', async () => {
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

  it('names the list that could not be read', async () => {
    const { failures } = await list({ 'circle-list': () => ({ status: 500, message: 'down' }) });
    expect(failures).toEqual(['circles']);
  });
});

describe('what a run does with pages about people', () => {
  const ref = (route: 'xyDetail' | 'reporter', id: string): [string, PageRef] => [
    `${route}/${id}`,
    { route, columnId: '', id },
  ];

  it('bakes what lists name, what it was given and what stands, and nobody else’s pages', () => {
    const baked = new Map<string, PageRef>([
      ref('xyDetail', '1'),
      ref('reporter', '2'),
      ['10/1', { columnId: '10', id: '1' }],
    ]);
    const jobs = planPeople(
      [{ refs: new Map([ref('xyDetail', '1'), ref('xyDetail', '3')]), failures: [] }],
      baked,
      [ref('reporter', '4')[1]],
    );
    expect(jobs.map(({ action, route, id }) => `${action} ${route}/${id}`)).toEqual([
      'bake xyDetail/1',
      'bake reporter/2',
      'bake xyDetail/3',
      'bake reporter/4',
    ]);
  });
});
