import { describe, expect, it } from 'vitest';
import type { ListedArticle, Listing } from '../../../scripts/bake/listing.ts';
import { planSite } from '../../../scripts/bake/plan.ts';

const SINCE = 1_000;
const ALL = { kind: 'all' } as const;
const LATER = { kind: 'since', at: SINCE } as const;

const listed = (more: Partial<ListedArticle> = {}): ListedArticle => ({
  columnId: '10',
  id: '1',
  changedAt: SINCE - 1,
  leadsOutside: false,
  title: '标题',
  publishedAt: null,
  isOwn: true,
  tags: [],
  comments: 0,
  ...more,
});

function plan(
  select: typeof ALL | typeof LATER,
  articles: readonly ListedArticle[],
  baked: readonly string[],
  unreadColumns: readonly string[] = [],
) {
  const listing: Pick<Listing, 'articles' | 'unreadColumns'> = {
    articles: new Map(articles.map((article) => [`${article.columnId}/${article.id}`, article])),
    unreadColumns: new Set(unreadColumns),
  };
  const pages = baked.map((key) => {
    const [columnId = '', id = ''] = key.split('/');
    return [key, { columnId, id }] as const;
  });
  return planSite(select, listing, new Map(pages)).map(
    ({ action, columnId, id }) => `${action} ${columnId}/${id}`,
  );
}

describe('what a run does with a listed article', () => {
  it.each([
    ['--all bakes it', ALL, {}, true, ['bake 10/1']],
    ['--since leaves an old one alone', LATER, {}, true, []],
    ['--since bakes a changed one', LATER, { changedAt: SINCE }, true, ['bake 10/1']],
    ['--since takes an unknown change for one', LATER, { changedAt: null }, true, ['bake 10/1']],
    ['--since bakes an old one without a page', LATER, {}, false, ['bake 10/1']],
  ])('%s', (_, select, more, isBaked, jobs) => {
    expect(plan(select, [listed(more)], isBaked ? ['10/1'] : [])).toEqual(jobs);
  });
});

describe('what a run does with a page that no list names', () => {
  it('asks for its article: bakes it again with --all, looks at it with --since', () => {
    expect(plan(ALL, [], ['10/9'])).toEqual(['bake 10/9']);
    expect(plan(LATER, [], ['10/9'])).toEqual(['check 10/9']);
  });

  it('leaves a broadcast alone when any list could not be read: its address names no column', () => {
    const ref = { route: 'liveDetail', columnId: '77', id: '9' } as const;
    const listing = { articles: new Map(), unreadColumns: new Set<string>() };
    const baked = new Map([['liveDetail/77/9', ref]]);
    expect(planSite(LATER, listing, baked)).toEqual([{ ...ref, action: 'check' }]);
    expect(planSite(LATER, { ...listing, unreadColumns: new Set(['10']) }, baked)).toEqual([]);
  });

  it('leaves it alone when the list of its column could not be read', () => {
    expect(plan(ALL, [], ['10/9', '11/9'], ['10'])).toEqual(['bake 11/9']);
  });
});
