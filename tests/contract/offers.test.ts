import { describe, expect, it } from 'vitest';
import { activityCats, activityList } from '../../src/api/calls/activities.ts';
import { createClient } from '../../src/api/client.ts';
import { loadColumn } from '../../src/api/pages/columnPage.ts';
import { listModuleArticles } from '../../src/model/column/normaliseColumn.ts';
import type { Result } from '../../src/model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normaliseSite.ts';
import { loadOffers } from '../../src/screens/services/services.load.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { DEVICE, PAGES, runOrigin } from './originClient.ts';

/** What a site offers beside its articles, and columns of questions and activities. */

const origin = runOrigin();
const QUESTIONS = '2703';

/** A client whose calls in `unknown` the server does not know; '' in front for the bare form. */
function openClient({
  unknown = [],
  circles,
  curVersions = '1',
}: {
  readonly unknown?: readonly string[];
  /** The ids of the circles on each page; those of the origin when absent. */
  readonly circles?: readonly (readonly number[])[];
  readonly curVersions?: string;
} = {}) {
  const parsed = parseSettings({
    API_URL: `${origin.state.url}/app_if`,
    NIS_URL: `${origin.state.url}/nis`,
    MVOD_URL: `${origin.state.url}/mvod_if`,
    CUR_VERSIONS: curVersions,
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  const asked: string[] = [];
  const client = createClient({
    settings: parsed.value,
    device: () => DEVICE,
    now: Date.now,
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(String(url));
      const call = pathname.split('/').pop() ?? '';
      asked.push(call);
      if (circles && call === 'circle-list') {
        const ids = circles[Number(searchParams.get('page')) % circles.length] ?? [];
        return Response.json({
          status: 0,
          data: { list: ids.map((id) => ({ id, name: `${id}` })) },
        });
      }
      return unknown.includes(call) ? new Response('', { status: 404 }) : fetch(url, init);
    },
  });
  return { client, asked };
}

function unwrap<T, E>(answer: Result<T, E>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

describe('what a site offers', () => {
  it('is all of its columns and the lists that have rows', async () => {
    const site = unwrap(await loadOffers(openClient().client));
    const names = site.columns.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['要闻', '问政', '报料', '征稿', '公开课']));
    expect(site.columns.find(({ name }) => name === '报料')?.linkUrl).toBe(
      `${PAGES}/tipoffDetail.html`,
    );
    const { columns: _, circles, modules, shortVideoId, ...has } = site;
    expect(Object.values(has)).toEqual(Object.values(has).map(() => true));
    expect(circles.length).toBeGreaterThan(2);
    expect(shortVideoId).not.toBe('');
    expect(modules.map(({ name }) => name)).toContain('编辑推荐');
  });

  it.each([
    ['all pages of circles', [[1, 2], [3], []], ['1', '2', '3'], 3],
    ['one page of circles where the server repeats it', [[1, 2]], ['1', '2'], 2],
  ])('is %s', async (_, circles, ids, requests) => {
    const { client, asked } = openClient({ circles });
    const site = unwrap(await loadOffers(client));
    expect(site.circles.map(({ id }) => id)).toEqual(ids);
    expect(asked.filter((call) => call === 'circle-list')).toHaveLength(requests);
  });

  it('leaves out what the server does not know', async () => {
    const { client } = openClient({
      unknown: [
        'getCats',
        'xyRank',
        'leaderView',
        'getPapers',
        'eventTypes',
        'inviteConfig',
      ].concat('getMvodArticleList', 'circle-list'),
    });
    expect(unwrap(await loadOffers(client))).toMatchObject({
      hasAccounts: false,
      hasRank: false,
      hasLeaders: false,
      hasPaper: false,
      hasPoints: false,
      hasInvitations: false,
      shortVideoId: '',
      circles: [],
    });
  });

  it('has the columns of the first level where the server does not answer all at once', async () => {
    const { client } = openClient({ unknown: ['getColumnsAll'] });
    const names = unwrap(await loadOffers(client)).columns.map(({ name }) => name);
    expect(names).toContain('活动');
    expect(names).not.toContain('问政');
  });

  it('fails when the columns do', async () => {
    const { client } = openClient({ unknown: [] });
    await fetch(`${origin.state.url}/control/fault`, {
      method: 'POST',
      body: JSON.stringify({ path: 'getColumns', kind: 'status', code: 502, times: 9 }),
    });
    expect(await loadOffers(client)).toMatchObject({ ok: false });
  });
});

describe('a column of questions', () => {
  it('has its topics and its questions to the government', async () => {
    const { client } = openClient();
    const { page } = unwrap(await loadColumn(client, QUESTIONS, DEFAULT_SITE_CONFIG));
    expect(page.modules.map(({ kind }) => kind)).toEqual(['topics', 'questions']);
    const [topics, questions] = page.modules;
    expect(topics?.items[0]).toMatchObject({ id: '601', state: 'open' });
    expect(questions?.items[0]).toMatchObject({ id: '801', state: 'answered' });
    expect(listModuleArticles(page.modules)).toEqual([]);
  });
});

describe('categories of activities', () => {
  it.each(['0', '1'])('are a bare array, with curVersions %s', async (curVersions) => {
    const { client } = openClient({ curVersions });
    expect(unwrap(await activityCats(client))).toEqual([
      { id: '1', name: '报名' },
      { id: '2', name: '看展与评选' },
    ]);
  });

  it('divide the activities', async () => {
    const { client } = openClient();
    const idsOf = async (category?: string) =>
      unwrap(await activityList(client, { category })).list.map(({ id }) => id);
    const [all, signUps, others] = [await idsOf(), await idsOf('1'), await idsOf('2')];
    expect(signUps.length).toBeGreaterThan(0);
    expect([...signUps, ...others].sort()).toEqual([...all].sort());
  });
});
