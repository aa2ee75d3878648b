import { expect, it } from 'vitest';
import { contribution, contributions } from '../../src/api/calls/contributions.ts';
import { leaderRegions, leaderView, regionLeaders } from '../../src/api/calls/leaderLists.ts';
import { publicMember } from '../../src/api/calls/publicMember.ts';
import { createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { asMissing } from '../../src/api/missingError.ts';
import { seekContributions } from '../../src/api/pages/community/lists/contributions.ts';
import { figureReports } from '../../src/api/pages/community/lists/figures.ts';
import {
  reporterArticles,
  reporterDynamics,
} from '../../src/api/pages/community/lists/reporters.ts';
import type { Result } from '../../src/model/result.ts';
import { loadFigureDetail } from '../../src/screens/figureDetail/figureDetail.load.ts';
import { loadReporter } from '../../src/screens/reporter/reporter.load.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/** The requests of pages of reporters, leaders, readers and contributions to the origin. */

const origin = runOrigin();
const SAMPLE_MEMBER = '13800000002';
const FIRST = { page: 0, lastId: '0' };

/** A client with or without a member's token; `change` can replace the origin's answer. */
function openClient(
  token = '',
  change: (url: string, method: string) => Response | null = () => null,
) {
  const parsed = parseSettings({
    API_URL: `${origin.state.url}/app_if`,
    NIS_URL: `${origin.state.url}/nis`,
    SSO_URL: `${origin.state.url}/sso`,
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  const asked: string[] = [];
  const client = createClient({
    settings: parsed.value,
    device: () => DEVICE,
    now: Date.now,
    steps: [
      (request) =>
        request.call.member && token
          ? { ...request, headers: { ...request.headers, token } }
          : request,
    ],
    fetch: async (url, init) => {
      const method = init?.method ?? 'GET';
      asked.push(`${method} ${new URL(String(url)).pathname}`);
      return change(String(url), method) ?? fetch(url, init);
    },
  });
  return { client, asked };
}

function unwrap<T>(answer: Result<T, ApiError>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
const kindOf = (answer: Result<unknown, ApiError>) =>
  answer.ok ? 'ok' : asMissing(answer.error).kind;

it('a reporter has articles and dynamics; an unknown reporter is empty', async () => {
  const { client } = openClient();
  const { reporter, first } = unwrap(await loadReporter(client, '11'));
  expect(reporter).toMatchObject({ id: '11', name: '沈知遥' });
  expect(reporter.articles).toBeGreaterThan(0);
  expect(first.rows.length).toBeGreaterThan(0);
  const next = unwrap(await reporterArticles(client, { id: '11', page: 9, lastId: '0' }));
  expect(next).toEqual({ rows: [], hasMore: false });
  const dynamics = unwrap(await reporterDynamics(client, { id: '11', ...FIRST }));
  expect(dynamics.rows.every(({ kind }) => kind === 'dynamic')).toBe(true);
  expect(dynamics.rows.length).toBeGreaterThan(0);
  for (const id of ['', '0', '99999']) expect(kindOf(await loadReporter(client, id))).toBe('empty');
});

it('leaders are listed in pages, and by region', async () => {
  const { client, asked } = openClient();
  const all = unwrap(await leaderView(client, { page: 0 }));
  expect(all.items.length).toBeGreaterThan(5);
  expect(all.items.some(({ reports }) => reports.length > 0)).toBe(true);
  expect(all.items.every(({ reports }) => reports.length <= 2)).toBe(true);
  expect(unwrap(await leaderView(client, { page: 9 }))).toEqual({ items: [], hasMore: false });

  const [region] = unwrap(await leaderRegions(client));
  if (!region) throw new Error('the sample content has no region');
  asked.length = 0;
  const some = unwrap(await regionLeaders(client, { regionId: region.id }));
  expect(some.items.length).toBeGreaterThan(0);
  expect(asked).toEqual(['POST /app_if/regionleaderView']);
  const none = unwrap(await regionLeaders(client, { regionId: '999' }));
  expect(none).toEqual({ items: [], hasMore: false });
});

it('a leader has reports, none without a column; an unknown leader is empty', async () => {
  const { client } = openClient();
  const { items } = unwrap(await leaderView(client, { page: 0 }));
  const reported = items.find(({ columnId }) => columnId !== '');
  const unreported = items.find(({ columnId }) => columnId === '');
  if (!reported || !unreported) throw new Error('the sample content has no such leaders');
  const { leader, first } = unwrap(await loadFigureDetail(client, reported.id));
  expect(leader.name).toBe(reported.name);
  expect(first.rows.length).toBeGreaterThan(0);
  expect(unwrap(await figureReports(client, { id: reported.id, ...FIRST }))).toEqual(first);
  expect(unwrap(await loadFigureDetail(client, unreported.id)).first.rows).toEqual([]);
  for (const id of ['', '99999']) expect(kindOf(await loadFigureDetail(client, id))).toBe('empty');
});

it('a reader has a public profile; an unknown reader is empty', async () => {
  const { client } = openClient();
  const { uid } = await origin.member('13900001111', '阿秋');
  const answer = await publicMember(client, { uid: String(uid) });
  expect(unwrap(answer)).toMatchObject({ id: String(uid), name: '阿秋' });
  expect(kindOf(await publicMember(client, { uid: '99999999' }))).toBe('empty');
});

it('a call lists contributions that passed; others are visible to their author only', async () => {
  const visitor = openClient().client;
  const page = unwrap(await contributions(visitor, { seekId: '1101' }, 0));
  expect(page.seek).toMatchObject({ id: '1101', state: 'open' });
  expect(page.list.map(({ id }) => id)).toContain('1201');
  expect(page.list.every(({ review }) => review === 'passed')).toBe(true);
  const closed = unwrap(await contributions(visitor, { seekId: '1102' }, 0));
  expect(closed.seek?.state).toBe('closed');
  const rows = unwrap(await seekContributions(visitor, { id: '1101', ...FIRST })).rows;
  expect(rows.map(({ id }) => id)).toEqual(page.list.map(({ id }) => id));
  expect(kindOf(await contributions(visitor, { seekId: '99999' }, 0))).toBe('empty');

  expect(unwrap(await contribution(visitor, { id: '1201' }))).toMatchObject({
    seekId: '1101',
    review: 'passed',
  });
  expect(kindOf(await contribution(visitor, { id: '1204' }))).toBe('empty');
  expect(kindOf(await contribution(visitor, { id: '1201', seekId: '1102' }))).toBe('empty');

  const { uid, userid, accessToken } = await origin.member(SAMPLE_MEMBER);
  const writer = openClient(accessToken).client;
  const refused = unwrap(await contribution(writer, { id: '1204' }));
  expect(refused).toMatchObject({ review: 'refused', writerId: String(userid) });
  expect(refused.reason).not.toBe('');
  const own = unwrap(await contributions(writer, { userId: String(uid) }, 0));
  expect(own.list.map(({ review }) => review)).toEqual(
    expect.arrayContaining(['passed', 'refused', 'awaiting']),
  );
});
