import { describe, expect, it } from 'vitest';
import type { WholeSelection } from '../../../scripts/bake/bakeJob.ts';
import { formatRef, type PageRef } from '../../../scripts/bake/pageRef.ts';
import { createArticleKind } from '../../../scripts/bake/pages/articleKind.ts';
import type { ListedArticle } from '../../../scripts/bake/plan/listArticles.ts';
import { testSettings } from '../api/settings.ts';

const SINCE = 1_000;
const ALL = { kind: 'all' } as const;
const LATER = { kind: 'since', at: SINCE } as const;

const news = (columnId: string, id: string): PageRef<'newsDetail'> => ({
  route: 'newsDetail',
  params: { columnId, id },
});

const listed = (more: Partial<ListedArticle> = {}): ListedArticle => ({
  ref: news('10', '1'),
  changedAt: SINCE - 1,
  isExternal: false,
  title: '标题',
  publishedAt: null,
  isOwn: true,
  tags: [],
  comments: 0,
  reads: 0,
  ...more,
});

type Screen = 'newsDetail' | 'liveDetail';

const byName = (refs: readonly PageRef<Screen>[]) =>
  new Map(refs.map((ref) => [formatRef(ref), ref]));

/** Returns the jobs for the articles of one screen. */
async function plan(
  select: WholeSelection,
  articles: readonly ListedArticle[],
  existing: readonly PageRef<Screen>[],
  { unread = [], route = 'newsDetail' }: { unread?: string[]; route?: Screen } = {},
) {
  const jobs = await createArticleKind(route, { paths: [] }).planSite({
    select,
    outDir: '/out',
    settings: testSettings(),
    existing: byName(existing),
    read: () => Promise.reject(new Error('articles need no other list')),
    listing: {
      articles: new Map(articles.map((article) => [formatRef(article.ref), article])),
      unreadColumns: new Set(unread),
      columns: new Map(),
      hasAllColumns: true,
      failures: [],
    },
  });
  return jobs.map((job) => `${job.action} ${formatRef(job)}`);
}

describe('planning a listed article', () => {
  it.each([
    ['bakes it with --all', ALL, {}, true, ['bake 10/1']],
    ['skips an old one with --since', LATER, {}, true, []],
    ['bakes a changed one with --since', LATER, { changedAt: SINCE }, true, ['bake 10/1']],
    ['counts an unknown change as new', LATER, { changedAt: null }, true, ['bake 10/1']],
    ['bakes an old one without a page', LATER, {}, false, ['bake 10/1']],
  ])('%s', async (_, select, more, isBaked, jobs) => {
    expect(await plan(select, [listed(more)], isBaked ? [news('10', '1')] : [])).toEqual(jobs);
  });

  it('has no job for the articles of other screens', async () => {
    const live = { route: 'liveDetail', params: { id: '2' } } as const;
    const articles = [listed(), listed({ ref: live })];
    expect(await plan(ALL, articles, [], { route: 'liveDetail' })).toEqual(['bake liveDetail/2']);
  });
});

describe('planning a page that no list names', () => {
  it('bakes it with --all and checks it with --since', async () => {
    expect(await plan(ALL, [], [news('10', '9')])).toEqual(['bake 10/9']);
    expect(await plan(LATER, [], [news('10', '9')])).toEqual(['check 10/9']);
  });

  it('skips a broadcast when any column was not read: its address has no column', async () => {
    const live = { route: 'liveDetail', params: { linkID: '77', id: '9' } } as const;
    const planLive = (unread: string[]) => plan(LATER, [], [live], { unread, route: 'liveDetail' });
    expect(await planLive([])).toEqual(['check liveDetail/77/9']);
    expect(await planLive(['10'])).toEqual([]);
  });

  it('skips it when its column was not read', async () => {
    const existing = [news('10', '9'), news('11', '9')];
    expect(await plan(ALL, [], existing, { unread: ['10'] })).toEqual(['bake 11/9']);
  });
});
