import { describe, expect, it } from 'vitest';
import { columnHasPage } from '../../../scripts/bake/columnRoute.ts';
import { formatRef } from '../../../scripts/bake/files.ts';
import { planLists } from '../../../scripts/bake/lists.ts';
import { paperRefs, planPapers } from '../../../scripts/bake/paper.ts';
import type { PageRef } from '../../../scripts/bake/types.ts';
import { parseColumn } from '../../../src/model/site/column.ts';
import type { Column } from '../../../src/model/site/types.ts';

function column(id: string, more: Readonly<Record<string, unknown>> = {}): Column {
  const parsed = parseColumn({ columnId: id, columnName: `栏目 ${id}`, ...more });
  if (!parsed) throw new Error('no column');
  return parsed;
}

const AXIS = { timeAxisColorPad: '#cc0000' };

describe('the pages of a column', () => {
  it.each([
    ['a list', {}, true, false],
    ['a list with marks of time', AXIS, true, true],
    [
      'one with switches of no known meaning',
      { isForbidden: true, isdelete: 1, ...AXIS },
      true,
      true,
    ],
    ['one without a name', { columnName: '' }, false, false],
    ['a link', { linkUrl: 'https://a.test/', ...AXIS }, false, false],
    ['the newspaper', { columnStyle: '102' }, false, false],
    ['a style that nobody knows', { columnStyle: '999' }, true, false],
  ])('of %s', (_, more, hasList, hasAxis) => {
    const one = column('12', more);
    expect(columnHasPage(one, 'columnDetail')).toBe(hasList);
    expect(columnHasPage(one, 'columnShare')).toBe(hasList);
    expect(columnHasPage(one, 'hotPointTimeAxis')).toBe(hasAxis);
  });
});

describe('what a run does with lists', () => {
  const plan = (columns: readonly Column[], baked: readonly string[], knowsAllColumns = true) => {
    const tree = new Map(columns.map((one) => [one.id, one]));
    const refs = baked.map((key): [string, PageRef] => {
      const [route = '', id = ''] = key.split('/');
      return [key, { route: route as 'columnDetail', columnId: '', id }];
    });
    return planLists({ columns: tree, knowsAllColumns }, new Map(refs)).map(
      (job) => `${job.action} ${formatRef(job)}${job.unlisted ? ' unlisted' : ''}`,
    );
  };

  it('bakes the front page and every column that is a list', () => {
    const columns = [column('12', AXIS), column('14', { linkUrl: 'https://a.test/' })];
    expect(plan(columns, [])).toEqual([
      'bake home',
      'bake columnDetail/12',
      'bake columnShare/12',
      'bake timeline/12',
    ]);
  });

  it('asks for columns that the tree does not name, unless it was not read whole', () => {
    expect(plan([], ['columnDetail/12'])).toEqual(['bake home', 'bake columnDetail/12 unlisted']);
    expect(plan([], ['columnDetail/12'], false)).toEqual(['bake home']);
  });

  it('asks for a page that its column has no more', () => {
    const link = column('12', { linkUrl: 'https://a.test/' });
    expect(plan([link], ['columnDetail/12'])).toEqual(['bake home', 'bake columnDetail/12']);
  });

  it('leaves a column out whose id no path can hold, and bears ten thousand', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => column(String(i + 1)));
    const odd = { ...column('1'), id: '../9' };
    expect(plan([odd, ...many], [])).toHaveLength(20_001);
  });
});

describe('what a run does with the newspaper', () => {
  const page = (time: string, paperId: string, layout: string) => ({ time, paperId, layout });
  const PAGES = [page('2026-11-20', '1', 'a'), page('2026-11-19', '1', 'b')];
  const plan = (
    select: Parameters<typeof planPapers>[0],
    baked: readonly PageRef[],
    unread: readonly string[] = [],
  ) => {
    const pages = { pages: PAGES, unread: new Set(unread), failures: [] };
    const refs = new Map(baked.map((ref) => [formatRef(ref), ref]));
    return planPapers(select, pages, refs).map((job) => `${job.action} ${formatRef(job)}`);
  };
  const ref = (time: string, columnId = '', id = ''): PageRef => ({
    route: 'paperSharePage',
    time,
    columnId,
    id,
  });

  it('has the addresses of a page, of its edition and of its day', () => {
    expect(paperRefs(PAGES.slice(0, 1)).map(formatRef)).toEqual([
      'paperSharePage/2026-11-20/1/a',
      'paperSharePage/2026-11-20/1',
      'paperSharePage/2026-11-20',
    ]);
  });

  it('is baked whole with --all, the new and the missing with --since', () => {
    expect(plan({ kind: 'all' }, paperRefs(PAGES))).toHaveLength(6);
    // Past midnight in China.
    const at = Date.UTC(2026, 10, 19, 17);
    const standing = paperRefs(PAGES).filter(({ id }) => id !== 'b');
    expect(plan({ kind: 'since', at }, standing).sort()).toEqual([
      'bake paperSharePage/2026-11-19/1/b',
      'bake paperSharePage/2026-11-20',
      'bake paperSharePage/2026-11-20/1',
      'bake paperSharePage/2026-11-20/1/a',
    ]);
  });

  it('is looked at where an edition lacks a page, but not before the editions that were read', () => {
    const standing = [
      ...paperRefs(PAGES),
      ref('2026-11-19', '1', 'z'),
      ref('2026-11-18', '1', 'y'),
    ];
    const all = plan({ kind: 'all' }, standing);
    expect(all.filter((job) => job.startsWith('check'))).toEqual([
      'check paperSharePage/2026-11-19/1/z',
    ]);
    expect(plan({ kind: 'all' }, standing, ['1'])).toHaveLength(6);
  });
});
