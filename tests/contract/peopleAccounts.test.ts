import { describe, expect, it } from 'vitest';
import { getXyDynamic, getXyInfo, getXyVideos } from '../../src/api/calls/accounts.ts';
import { getDynamicList } from '../../src/api/calls/dynamics.ts';
import { searchXyRank, xyRank } from '../../src/api/calls/rank.ts';
import { tipoffDetail } from '../../src/api/calls/tipoffs.ts';
import { loadDynamicDetail } from '../../src/screens/dynamicDetail/dynamicDetail.load.ts';
import { loadXyDetail } from '../../src/screens/xyDetail/xyDetail.load.ts';
import { mustHave, openReader } from './catalogueReader.ts';
import { runOrigin } from './originClient.ts';

/** The catalogue's rows (product 7.14): accounts, their rank and dynamics, tips. */

const origin = runOrigin();
const kindOf = (answer: { ok: boolean; error?: { kind: string } }) =>
  answer.ok ? 'ok' : answer.error?.kind;

describe.each([1, 4] as const)('in deployment %i', (app) => {
  const open = () => openReader(origin, { app }).client;

  it('an account has its profile, its articles and recommended accounts', async () => {
    const { account, first, recommended } = mustHave(await loadXyDetail(open(), '201'));
    expect(account).toMatchObject({ id: '201' });
    expect(account.name).not.toBe('');
    expect(first.rows.length).toBeGreaterThan(0);
    expect(first.rows.every(({ kind }) => kind === 'article')).toBe(true);
    expect(recommended.map(({ id }) => id)).not.toContain('201');
    const { items } = mustHave(await getXyDynamic(open(), { id: '201' }));
    expect(items.every(({ writer }) => writer.kind === 'account')).toBe(true);
    expect(kindOf(await getXyVideos(open(), { id: '201' }))).toMatch(/ok|empty/);
  });

  it('an account that is closed, forbidden, unknown or invalid is empty', async () => {
    for (const id of ['99999999', '290', '291', '292', '0', '-3', 'x']) {
      expect(kindOf(await loadXyDetail(open(), id)), id).toBe('empty');
    }
  });

  it('an account may be without image and rows', async () => {
    expect(mustHave(await getXyInfo(open(), { id: '293' })).name).not.toBe('');
    const { first } = mustHave(await loadXyDetail(open(), '293'));
    expect(first).toEqual({ rows: [], hasMore: false });
  });

  it('the rank is ordered, has periods, and can be searched by name', async () => {
    const rows = mustHave(await xyRank(open(), { type: 0, userId: '0' }));
    const places = rows.flatMap(({ rank }) => rank ?? []);
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(mustHave(await xyRank(open(), { type: 3, userId: '0' })).length).toBeGreaterThan(0);
    const key = rows[0]?.name ?? '';
    const found = mustHave(await searchXyRank(open(), { key, type: 0, userId: '0' }));
    expect(found.map(({ name }) => name)).toContain(key);
    const none = await searchXyRank(open(), { key: '没有这样的账号', type: 0, userId: '0' });
    expect(none.ok ? none.value : none.error.kind).toEqual([]);
  });

  it('a dynamic of a reporter can be loaded; an unknown one is empty', async () => {
    const [newest] = mustHave(await getDynamicList(open(), { id: '11' })).items;
    const dynamic = mustHave(await loadDynamicDetail(open(), newest?.id ?? ''));
    expect(dynamic).toMatchObject({ id: newest?.id, writer: { kind: 'reporter', id: '11' } });
    expect(kindOf(await loadDynamicDetail(open(), '99999999'))).toBe('empty');
    expect(kindOf(await loadDynamicDetail(open(), ''))).toBe('empty');
  });

  it('a public tip has its answer; other tips are visible to their author only', async () => {
    const tip = mustHave(await tipoffDetail(open(), { id: '1001', userId: '0' }));
    expect(tip).toMatchObject({ id: '1001', state: 'answered' });
    expect(tip.answer).not.toBe('');
    expect(tip.answerAttached.length).toBeGreaterThan(0);
    expect((await tipoffDetail(open(), { id: '1003', userId: '0' })).ok).toBe(false);
  });
});
